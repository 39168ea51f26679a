// One word a thing: content/glossary.json says which words are not used, and where.
import { matchesGlob } from 'node:path'

import type { Finding } from './finding.ts'
import { type SyntaxNode, walk } from './syntax.ts'
import { filesIn, isTest, lineOf, textOf } from './tree.ts'

const GLOSSARY = 'content/glossary.json'

interface Entry {
  word: string
  not: string[]
  /** whole: the text is the word; word: it contains it. */
  match: 'whole' | 'word'
  in: string[]
  keys?: string[]
  free?: string[]
}

interface Text {
  where: string
  /** Empty for a text in code. */
  key: string
  text: string
}

export function checkWords(root: string): Finding[] {
  const { entries } = JSON.parse(textOf(root, GLOSSARY)) as { entries: Entry[] }
  const files = filesIn(root, 'content/**/*.json', '{contract,server,web}/src/**/*.{ts,tsx}').filter(
    (file) => file !== GLOSSARY && !isTest(file),
  )
  return entries.flatMap((entry) => [...staleParts(root, files, entry), ...findingsOf(root, files, entry)])
}

/** A misspelled file or key would switch a rule off without a sign. */
function staleParts(root: string, files: string[], { word, in: places, free = [] }: Entry): Finding[] {
  const fix = `correct the entry «${word}»`
  return [
    ...places
      .filter((place) => !files.some((file) => matchesGlob(file, globOf(place))))
      .map((place) => ({ where: GLOSSARY, what: `${place} matches no file`, fix })),
    ...free
      .filter((one) => !isUsedKey(root, files, one))
      .map((one) => ({ where: GLOSSARY, what: `${one} names no text`, fix })),
  ]
}

function isUsedKey(root: string, files: string[], free: string): boolean {
  const [place = '', key = ''] = free.split(' ')
  const file = `content/${place}`
  return files.includes(file) && contentTexts(root, file).some((text) => matchesKey(text.key, key))
}

function findingsOf(root: string, files: string[], entry: Entry): Finding[] {
  const tests = entry.not.map((word) => ({ word, pattern: patternOf(word, entry.match) }))
  const globs = entry.in.map(globOf)
  return files
    .filter((file) => globs.some((glob) => matchesGlob(file, glob)))
    .flatMap((file) => textsOf(root, file, tests))
    .filter(({ where, key }) => isMeant(entry, where, key))
    .flatMap(({ where, key, text }) => {
      const hit = tests.find(({ pattern }) => pattern.test(withoutValues(text)))
      if (!hit) return []
      const what = `${key && `${key} `}says «${hit.word}»`
      return [{ where, what, fix: `say «${entry.word}», or name the key as free in ${GLOSSARY}` }]
    })
}

function isMeant({ keys, free = [] }: Entry, where: string, key: string): boolean {
  if (!key) return true
  if (keys && !keys.some((one) => matchesKey(key.split('.').at(-1)!, one) || matchesKey(key, one))) return false
  return !free.some((one) => {
    const [place, freeKey = ''] = one.split(' ')
    return where === `content/${place}` && matchesKey(key, freeKey)
  })
}

const matchesKey = (key: string, pattern: string) =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern

/** Code is named from the root, content without its folder and, for a whole folder, without its ending. */
const globOf = (place: string) =>
  /\.\{?tsx?/.test(place) ? place : `content/${place.endsWith('/*') ? `${place}.json` : place}`

function patternOf(word: string, match: Entry['match']): RegExp {
  const plain = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return match === 'whole'
    ? new RegExp(`^${plain}$`, 'iu')
    : new RegExp(`(?<![\\p{L}\\d])${plain}(?![\\p{L}\\d])`, 'iu')
}

const withoutValues = (text: string) => text.replaceAll(/\{[\w.]+\}/g, '')

function textsOf(root: string, file: string, tests: { pattern: RegExp }[]): Text[] {
  if (file.endsWith('.json')) return contentTexts(root, file)
  const source = textOf(root, file)
  // Parsing every file would take longer than all other checks.
  if (!tests.some(({ pattern }) => new RegExp(pattern.source.replaceAll(/^\^|\$$/g, ''), 'iu').test(source))) return []
  const found: Text[] = []
  walk(file, source, (node) => {
    const text = stringOf(node)
    if (text !== undefined) found.push({ where: `${file}:${lineOf(source, node.start)}`, key: '', text })
  })
  return found
}

function stringOf(node: SyntaxNode): string | undefined {
  if (node.type === 'TemplateElement') return (node['value'] as { cooked: string }).cooked
  return (node.type === 'Literal' || node.type === 'JSXText') && typeof node['value'] === 'string'
    ? node['value']
    : undefined
}

/** What is about a text and not read by people. */
const about = new Set(['meta', 'note', 'source', 'specExcerpt', 'type', 'kind', 'buttonsSource'])

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

function contentTexts(root: string, file: string): Text[] {
  const descend = (value: Json, key: string): Text[] => {
    if (typeof value === 'string') return [{ where: file, key, text: value }]
    if (value === null || typeof value !== 'object') return []
    if (Array.isArray(value)) return value.flatMap((one, index) => descend(one, `${key}[${index}]`))
    return Object.entries(value)
      .filter(([name]) => !about.has(name) && !isSpecified(value, name))
      .flatMap(([name, one]) => descend(one, name === 'text' ? key : key ? `${key}.${name}` : name))
  }
  return descend(JSON.parse(textOf(root, file)) as Json, '')
}

/** The specification's words are not ours to change; of some dialogs it gives only the sentence. */
const isSpecified = (message: { [key: string]: Json }, name: string) =>
  message['source'] === 'spec' && (name === 'text' || message['buttonsSource'] !== 'ours')
