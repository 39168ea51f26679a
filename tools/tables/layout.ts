// What the tree itself says: the features with their folders, and the tables guarded by row security.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../lib/root.ts'
import { code, markdownTable, page } from './markdown.ts'

const sides = ['contract/src', 'server/src/features', 'web/src/features'] as const
/** Folders next to the features that are no features. */
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

const migrations = 'server/src/db/migrations/*.sql'

const guardedTables = () =>
  globSync(migrations, { cwd: root })
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\bcall protect_rows\('(\w+)'/g)])
    .map((match) => match[1]!)

export const rowSecurityPage = () =>
  page(
    'Tables guarded by row security',
    code('call protect_rows(…)') + ' of the migrations',
    'What each policy lets through is held by `server/src/db/test/row-security.test.ts`.',
    [...new Set(guardedTables())]
      .toSorted()
      .map((table) => `- ${code(table)}`)
      .join('\n'),
  )
