// The figures on paper. Whoever could be told apart in a small group is counted with others.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/documents.json' with { type: 'json' }

import { writtenDay } from '../../lib/swiss-day.ts'
import type { Row, Sheet } from '../../outbound/documents/sheet.ts'
import type { PlatformRow, ProfessionRow } from './monthly-sheet.queries.ts'

const texts = branded(file)
const words = texts.pdf.associationSheet

const LEAST = 5

/** A figure of one to four people says something of each of them. */
const shown = (count: number) => (count > 0 && count < LEAST ? words.few : String(count))

/** Small professions together; as long as they are too few even so, with the smallest of the others. */
export function groupsOf(rows: readonly ProfessionRow[]): ProfessionRow[] {
  const bySize = rows.toSorted((a, b) => a.apprentices - b.apprentices)
  const together = bySize.filter(({ name, apprentices }) => name === null || apprentices < LEAST)
  const alone = bySize.filter((row) => !together.includes(row))
  const total = () => together.reduce((sum, { apprentices }) => sum + apprentices, 0)
  while (together.length && total() < LEAST && alone.length) together.push(alone.shift()!)
  const large = rows.filter((row) => alone.includes(row))
  if (together.length === 0) return large
  const sum = (key: 'apprentices' | 'active' | 'pending' | 'idle') => together.reduce((all, row) => all + row[key], 0)
  const rest = { apprentices: sum('apprentices'), active: sum('active'), pending: sum('pending'), idle: sum('idle') }
  return [...large, { name: words.others, ...rest }]
}

const rowOf = ({ name, apprentices, active, pending, idle }: ProfessionRow): Row => [
  name ?? words.others,
  ...[apprentices, active, pending, idle].map(shown),
]

const months = new Intl.DateTimeFormat('de-CH', { month: 'long', year: 'numeric', timeZone: 'Europe/Zurich' })

export const sheetFileName = (today: string) => words.fileName.replace('{month}', () => today.slice(0, 7))

export function monthlySheet(
  platform: PlatformRow,
  professions: readonly ProfessionRow[],
  now: Date,
  today: string,
): Sheet {
  const { answered, answer_days: days } = platform
  return {
    look: 'report',
    kind: words.kind,
    title: words.title.replace('{month}', () => months.format(now)),
    footer: writtenDay(today),
    blocks: [
      { type: 'paragraph', text: words.lead },
      {
        type: 'figures',
        figures: [
          { label: words.companies, value: String(platform.companies) },
          { label: words.openPlaces, value: String(platform.open_places) },
          { label: words.answer, value: days === null || answered < LEAST ? words.none : days.toFixed(1) },
        ],
      },
      { type: 'heading', text: words.apprentices },
      {
        type: 'table',
        columns: words.columns.map((label, i) => (i === 0 ? { label, share: 5 } : { label, share: 2, align: 'right' })),
        rows: groupsOf(professions).map(rowOf),
      },
    ],
  }
}
