// M6, first half: the largest file is what makes a code base hard to read, so it is the one with a budget.
import type { Finding } from './finding.ts'
import { filesIn, isTest, textOf } from './tree.ts'

const SOURCE_LINES = 400
const TEST_LINES = 500
const ACTION_LINES = 60
const FOLDER_FILES = 25
const WARN_LINES = 300

const sources = '**/*.{ts,tsx,css,sh,mjs}'
const isGenerated = (path: string) => /\.gen\.\w+$/.test(path)

const linesOf = (root: string, path: string) => textOf(root, path).trimEnd().split('\n').length

function budgetOf(path: string): number {
  if (isTest(path)) return TEST_LINES
  return /\/features\/[^/]+\/actions\//.test(path) ? ACTION_LINES : SOURCE_LINES
}

export function checkBudgets(root: string): Finding[] {
  const files = filesIn(root, sources).filter((path) => !isGenerated(path))
  const long = files
    .map((path) => ({ path, lines: linesOf(root, path), budget: budgetOf(path) }))
    .filter(({ lines, budget }) => lines > budget)
    .map(({ path, lines, budget }) => ({
      where: path,
      what: `${lines} lines, budget ${budget}`,
      mend: budget === ACTION_LINES ? 'an action over 60 lines is two actions' : 'split it by what it does',
    }))
  // By folder: a feature may grow, a list one cannot take in at a glance may not.
  const inFeature = (path: string) => /^((server|web)\/src\/features\/.+)\/[^/]+$/.exec(path)?.[1]
  const crowded = [
    ...Map.groupBy(
      files.filter((path) => !isTest(path)),
      inFeature,
    ),
  ]
    .filter(([folder, inside]) => folder && inside.length > FOLDER_FILES)
    .map(([folder, inside]) => ({
      where: folder!,
      what: `${inside.length} files, budget ${FOLDER_FILES}`,
      mend: 'a folder over 25 files is two: group them by what they are for',
    }))
  return [...long, ...crowded]
}

/** Not failures: files that ask a question. */
export const longFiles = (root: string): string[] =>
  filesIn(root, sources)
    .filter((path) => !isGenerated(path) && !isTest(path) && linesOf(root, path) > WARN_LINES)
    .map((path) => `${path} (${linesOf(root, path)} lines)`)
