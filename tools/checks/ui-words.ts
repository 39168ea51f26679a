// The pieces of web/src/ui know nothing of the product: no file there, no name in one, has a word of its domain. What
// does, is shown by several features and stands in web/src/features/shared.
import { basename } from 'node:path'

import type { Finding } from './finding.ts'
import { walk } from './syntax.ts'
import { filesIn, isTest, lineOf, textOf } from './tree.ts'

const domain = new Set(
  `activity application applicant approval approver apprentice assignment bookmark company decision department
  education employer evaluation grade invitation officer person profession report reviewer review school sector
  semester status subject trainer vacancy vocational workload`.split(/\s+/),
)
const plural = (word: string) =>
  word.endsWith('y') ? `${word.slice(0, -1)}ies` : word.endsWith('s') ? word : `${word}s`
const words = new Set([...domain].flatMap((word) => [word, plural(word)]))
/** The status of an HTTP answer, which every message may carry. */
const harmless = /^(?:status|statusFormat|appendStatus)$/

/** `StatusTag` and `status-tag` are «status» and «tag». */
const wordsOf = (name: string) => name.split(/(?<=[a-z])(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase())
const domainWord = (name: string) => (harmless.test(name) ? undefined : wordsOf(name).find((word) => words.has(word)))

const fix = 'a piece with a domain word belongs in web/src/features/shared'

export function checkUiWords(root: string): Finding[] {
  return filesIn(root, 'web/src/ui/**/*.{ts,tsx,css}').flatMap((file) => {
    const inName = domainWord(basename(file).replace(/\..*$/, ''))
    if (inName) return [{ where: file, what: `the file is named after «${inName}»`, fix }]
    return file.endsWith('.css') || isTest(file) ? [] : namesIn(file, textOf(root, file))
  })
}

function namesIn(file: string, source: string): Finding[] {
  const findings: Finding[] = []
  walk(file, source, (node) => {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return
    const name = String(node['name'])
    const word = domainWord(name)
    if (word)
      findings.push({ where: `${file}:${lineOf(source, node.start)}`, what: `${name} speaks of «${word}»`, fix })
  })
  return findings
}
