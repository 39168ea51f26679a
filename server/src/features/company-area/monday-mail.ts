// The words of the mail on Monday: what is without work, ends or waits, the most urgent first.
import file from '@werkplatz/content/messages/board.json' with { type: 'json' }

import type { NewMail } from '../mail/actions/enqueue-mail.ts'
import type { MondayKind, MondayRow } from './monday-mail.queries.ts'

/** As many lines of a kind; of the rest the mail says how many they are. */
const LINES = 8

const sections: readonly { kind: MondayKind; title: string; line: (row: MondayRow) => string }[] = [
  {
    kind: 'idle',
    title: file.mailIdle.text,
    line: ({ days }) => {
      if (days === null) return file.neverAssigned.text
      if (days === 0) return file.idleSinceToday.text
      return days === 1 ? file.idleSinceOne.text : file.idleSince.text.replace('{days}', String(days))
    },
  },
  {
    kind: 'ending',
    title: file.mailEnding.text,
    line: ({ day, days }) => (days === 0 ? file.endsToday.text : file.endsOn.text.replace('{date}', written(day!))),
  },
  {
    kind: 'waiting',
    title: file.mailWaiting.text,
    line: ({ days }) => file.waitsSince.text.replace('{days}', String(days)),
  },
]

const written = (day: string) => day.split('-').toReversed().join('.')

function listOf(rows: readonly MondayRow[]): string {
  return sections
    .map(({ kind, title, line }) => ({ title, line, found: rows.filter((row) => row.kind === kind) }))
    .filter(({ found }) => found.length > 0)
    .map(({ title, line, found }) => {
      const more = found.length - LINES
      return [
        `${title} (${found.length})`,
        ...found.slice(0, LINES).map((row) => `– ${row.name}: ${line(row)}`),
        ...(more > 0 ? [`– ${file.mailMore.text.replace('{count}', String(more))}`] : []),
      ].join('\n')
    })
    .join('\n\n')
}

/** One mail a person and Monday; null when nothing is up. */
export function mondayMailOf(readerId: string, day: string, rows: readonly MondayRow[]): NewMail | null {
  const told = rows.filter(({ kind }) => kind !== null)
  if (told.length === 0) return null
  return {
    key: `monday ${day} ${readerId}`,
    template: 'mondayOverview',
    to: { personId: readerId },
    values: { count: String(told.length), list: listOf(told) },
    link: { path: '/dashboard/company?filter=APPRENTICES' },
  }
}
