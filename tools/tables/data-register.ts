// The register of what is kept about people, printed from the rules and the classes of the database.
import { dataRules } from '../../server/src/db/data-rules/all.ts'
import type { ColumnFacts, DataClass } from '../../server/src/db/data-rules/columns.ts'
import { isReason, type DataRule, type Kept } from '../../server/src/db/data-rules/data-rule.ts'
import { periods } from '../../server/src/db/data-rules/periods.ts'
import { code, markdownTable } from './markdown.ts'

const classes: DataClass[] = ['sensitive', 'personal', 'secret', 'internal', 'public', 'technical']

const names = (columns: readonly string[]) => columns.map(code).join(' ')

function keptInWords(kept: Kept): string {
  if ('until' in kept) return 'as long as the account'
  if ('with' in kept) return `with ${code(kept.with)}`
  if ('period' in kept) return `${periods[kept.period]} months after ${kept.from}`
  if ('job' in kept) return `${kept.after} (${code(kept.job)})`
  return kept.always
}

function exportedInWords({ exported }: DataRule): string {
  if (isReason(exported)) return `no: ${exported.not}`
  const without = exported.flatMap((part) => (part.without ?? []) as readonly string[])
  return without.length ? `yes, without ${names([...new Set(without)])}` : 'yes'
}

function erasedInWords({ erased }: DataRule): string {
  if (isReason(erased)) return `no: ${erased.not}`
  const said = [
    erased.rows && 'rows go',
    erased.emptied && 'columns are emptied',
    erased.stays && `others stay: ${erased.stays.why}`,
  ]
  return said.filter(Boolean).join('; ')
}

/** What is about people first, then what the product needs besides. */
const isAbout = (of: readonly ColumnFacts[]) =>
  of.some((facts) => facts.class === 'personal' || facts.class === 'sensitive')

export function registerPage(columns: readonly ColumnFacts[]): string {
  const rules = Object.entries(dataRules as unknown as Record<string, DataRule>).toSorted(([a], [b]) =>
    a.localeCompare(b),
  )
  const of = (name: string) => columns.filter((facts) => facts.table === name)
  const rows = (about: boolean) =>
    rules
      .filter(([name]) => isAbout(of(name)) === about)
      .map(([name, rule]) => [
        code(name),
        rule.holds,
        classes
          .map((one) => [one, of(name).filter((facts) => facts.class === one)] as const)
          .filter(([, held]) => held.length)
          .map(([one, held]) => `${one}: ${names(held.map(({ column }) => column))}`)
          .join('<br>'),
        exportedInWords(rule),
        erasedInWords(rule),
        keptInWords(rule.kept),
      ])
  const head = ['Table', 'Holds', 'Columns by class', 'In an export of one’s own', 'When a person is forgotten', 'Kept']
  return `# Register of data

Printed by \`pnpm db:types\` from \`server/src/db/data-rules/\` and the data classes of the columns; do not edit.
Files themselves are in the object store, under the keys of \`file\` and \`export\`; jobs hold ids only.

## About people

${markdownTable(head, rows(true))}

## About nobody

${markdownTable(head, rows(false))}
`
}
