// What the tree itself says: the features with their folders, and the tables guarded by row security.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { guardedTables } from '../../server/src/db/caller.ts'
import { root } from '../lib/root.ts'
import { code, markdownTable, page } from './markdown.ts'

const sides = ['contract/src', 'server/src/features', 'web/src/features'] as const
/** Folders beside the features. */
const frames = new Set(['rules', 'shared'])

const foldersIn = (side: string) =>
  readdirSync(join(root, side), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !frames.has(entry.name))
    .map(({ name }) => name)

export function featuresPage(): string {
  const has = sides.map((side) => new Set(foldersIn(side)))
  const names = [...new Set(has.flatMap((folders) => [...folders]))].toSorted()
  return page(
    'Features',
    'the folders of the three sides',
    'A feature has the same name on every side that has it.',
    markdownTable(
      ['Feature', ...sides.map(code)],
      names.map((name) => [name, ...has.map((folders) => (folders.has(name) ? '●' : ''))]),
    ),
  )
}

export const rowSecurityPage = () =>
  page(
    'Tables guarded by row security',
    '`server/src/db/caller.ts`',
    'What each policy lets through is held by `server/src/db/test/row-security.test.ts`.',
    guardedTables.map((table) => `- ${code(table)}`).join('\n'),
  )
