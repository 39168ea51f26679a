// Every text of content/ is on a screen, in a mail or in a document: what the specification quotes must be placed, and
// an unused text would be kept up to date for nothing.
import type { Finding } from './finding.ts'
import { usesOfTexts, type TextUse } from './text-uses.ts'
import { filesIn, has, isTest, textOf } from './tree.ts'

/** Files that code hands on as a whole, and what then draws all of it. */
const drawnWhole: Readonly<Record<string, string>> = {
  'content/brand.json': 'each word fills its placeholder in texts',
  'content/legal/imprint.json': 'LegalPage draws every section',
  'content/legal/privacy-policy.json': 'LegalPage draws every section',
  'content/legal/terms-service.json': 'LegalPage draws every section',
  'content/legal/terms-use.json': 'LegalPage draws every section',
  'content/public/requirements.json': 'the leaflet draws every part',
}

/** Files whose entries are found by a name: the name must be in code. */
const byName: readonly { file: string; list: string; name: (entry: Entry) => string; code: string[] }[] = [
  {
    file: 'content/mails.json',
    list: 'mails',
    name: ({ id }) => id!,
    code: ['contract/src/**/*.ts', 'server/src/**/*.ts'],
  },
  {
    file: 'content/notifications.json',
    list: 'notifications',
    name: ({ type, event }) => `${type}.${event}`,
    code: ['contract/src/notifications/kinds.ts'],
  },
  {
    file: 'content/notifications.json',
    list: 'events',
    name: ({ eventInteraction }) => eventInteraction!,
    code: ['contract/src/**/*.ts', 'server/src/**/*.ts'],
  },
]
type Entry = Partial<Record<'id' | 'type' | 'event' | 'eventInteraction', string>>

/** What is about a text, a page or a file, and is shown nowhere. */
const about = new Set(['meta', 'note'])

export function checkTexts(root: string): Finding[] {
  const { uses, open } = usesOfTexts(root)
  const byFile = Map.groupBy(uses, ({ file }) => file)
  return [
    ...filesIn(root, 'content/{labels,messages,public,legal}/*.json', 'content/documents.json')
      .filter((file) => !drawnWhole[file])
      .flatMap((file) => unusedIn(root, file, byFile.get(file) ?? [])),
    ...open
      .filter(({ file }) => isChecked(file) && !drawnWhole[file])
      .map(({ file, where }) => ({
        where,
        what: `reads ${file} by a key that cannot be followed`,
        fix: 'put the texts that are chosen by a key into an object of their own, or say in drawnWhole what draws them all',
      })),
    ...Object.keys(drawnWhole)
      .filter((file) => has(root, 'content/brand.json') && !has(root, file))
      .map((file) => ({
        where: 'tools/checks/texts.ts',
        what: `${file} does not exist`,
        fix: 'take it out of drawnWhole',
      })),
    ...byName.flatMap((one) => unnamedIn(root, one)),
  ]
}

const isChecked = (file: string) => /^content\/(?:(?:labels|messages|public|legal)\/|documents\.json)/.test(file)

function unusedIn(root: string, file: string, uses: readonly TextUse[]): Finding[] {
  return leavesOf(JSON.parse(textOf(root, file)) as Json, file.startsWith('content/messages/'))
    .filter(({ path }) => !uses.some((use) => covers(use.path, path)))
    .map(({ path, isSpecified }) => ({
      where: file,
      what: isSpecified ? `${path.join('.')} is specified and on no screen` : `${path.join('.')} is used nowhere`,
      fix: isSpecified ? 'show it where the specification says' : 'use it or delete it',
    }))
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
interface Leaf {
  path: string[]
  isSpecified: boolean
}

/** A message with its title and buttons is one text; a list is one too. */
function leavesOf(json: Json, areMessages: boolean): Leaf[] {
  const descend = (value: Json, path: string[]): Leaf[] => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return [{ path, isSpecified: false }]
    if (areMessages && typeof value['text'] === 'string') return [{ path, isSpecified: value['source'] === 'spec' }]
    return Object.entries(value)
      .filter(([key]) => !about.has(key))
      .flatMap(([key, one]) => descend(one, [...path, key]))
  }
  return descend(json, [])
}

/** Code reads the text, something around it, or a part of it. */
const covers = (use: readonly string[], text: readonly string[]) =>
  use.slice(0, text.length).every((key, at) => matches(key, text[at]!))

const matches = (key: string, name: string) =>
  key.includes('*')
    ? new RegExp(`^${key.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.+')}$`).test(name)
    : key === name

function unnamedIn(root: string, { file, list, name, code }: (typeof byName)[number]): Finding[] {
  if (!has(root, file)) return []
  const source = filesIn(root, ...code)
    .filter((one) => !isTest(one))
    .map((one) => textOf(root, one))
    .join('\n')
  const entries = (JSON.parse(textOf(root, file)) as Record<string, Entry[] | undefined>)[list] ?? []
  return entries
    .map(name)
    .filter((one) => !source.includes(`'${one}'`))
    .map((one) => ({ where: file, what: `${one} is sent by nothing`, fix: 'send it or delete it' }))
}
