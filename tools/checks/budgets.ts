// M6, first half: the largest file is what makes a code base hard to read, so it is the one with a budget.
import { dirname } from 'node:path'

import type { Finding } from './finding.ts'
import { filesIn, isTest, textOf } from './tree.ts'

const SOURCE_LINES = 400
const TEST_LINES = 500
const ACTION_LINES = 60
/** Of features and of ui. A component and its stylesheet count as one. */
const FOLDER_FILES = 15
const WARN_LINES = 300

const sources = '**/*.{ts,tsx,css,sh,mjs}'
const isGenerated = (path: string) => /\.gen\.\w+$/.test(path)

const linesOf = (root: string, path: string) => textOf(root, path).trimEnd().split('\n').length

function budgetOf(path: string): number {
  if (isTest(path)) return TEST_LINES
  return /\/features\/[^/]+\/actions\//.test(path) ? ACTION_LINES : SOURCE_LINES
}

const isCounted = (path: string) => /^(server\/src\/features|web\/src\/(features|ui))\//.test(path) && !isTest(path)
const withoutEnding = (path: string) => path.replace(/(\.module)?\.\w+$/, '')

export function checkBudgets(root: string): Finding[] {
  const files = filesIn(root, sources).filter((path) => !isGenerated(path))
  const long = files
    .map((path) => ({ path, lines: linesOf(root, path), budget: budgetOf(path) }))
    .filter(({ lines, budget }) => lines > budget)
    .map(({ path, lines, budget }) => ({
      where: path,
      what: `${lines} lines, budget ${budget}`,
      fix: budget === ACTION_LINES ? 'an action over 60 lines is two actions' : 'split it by what it does',
    }))
  // By folder: a feature may grow, a list one cannot take in at a glance may not.
  const crowded = [...Map.groupBy(files.filter(isCounted), dirname)]
    .map(([folder, inside]) => ({ folder, count: new Set(inside.map(withoutEnding)).size }))
    .filter(({ count }) => count > FOLDER_FILES)
    .map(({ folder, count }) => ({
      where: folder,
      what: `${count} files, budget ${FOLDER_FILES}`,
      fix: 'give a part of it a folder of its own, such as form/ or read/',
    }))
  return [...long, ...crowded]
}

/** Not failures: files that ask a question. */
export const longFiles = (root: string): string[] =>
  filesIn(root, sources)
    .filter((path) => !isGenerated(path) && !isTest(path) && linesOf(root, path) > WARN_LINES)
    .map((path) => `${path} (${linesOf(root, path)} lines)`)
