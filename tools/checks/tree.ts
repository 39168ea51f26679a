// Reads a source tree the way git would see it: without what is installed, built or generated on the machine.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { pathToFileURL } from 'node:url'

const skippedFolders = new Set(['node_modules', '.git', '.react-router', '.cache'])
/** What builds and browser tests leave behind. */
const builtFolder = /^(?:(?:\w+\/)?build|e2e\/(?:test-results|report|screens))$/
// In a worktree `.git` is a file.
const skippedFiles = /(\.log|\.tsbuildinfo)$|(^|\/)\.env$|^\.git$/

/** Paths from the root, sorted. Patterns are globs; none means every file. */
export function filesIn(root: string, ...patterns: string[]): string[] {
  const found: string[] = []
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) {
        if (!skippedFolders.has(entry.name) && !builtFolder.test(path)) walk(path)
      } else if (entry.isFile() && !skippedFiles.test(path)) found.push(path)
    }
  }
  walk('')
  const wanted = patterns.length ? found.filter((path) => patterns.some((glob) => matchesGlob(path, glob))) : found
  return wanted.toSorted()
}

export const foldersIn = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .toSorted()
    : []

export const has = (root: string, path: string): boolean => existsSync(join(root, path))

export const textOf = (root: string, path: string): string => readFileSync(join(root, path), 'utf8')

/** A module of the tree itself, as the program sees it. */
export const load = async <M>(root: string, path: string): Promise<M> =>
  (await import(pathToFileURL(join(root, path)).href)) as M

export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

export const isTest = (path: string): boolean => /\.test\.tsx?$|(^|\/)test\/|^e2e\//.test(path)

export const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
