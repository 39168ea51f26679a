// A work history as a table for a spreadsheet: one row an event.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/documents.json' with { type: 'json' }

import type { CsvRow } from '../../outbound/documents/csv.ts'
import { daysOf, namedAfter, workedOf, type HistoryPaper } from './history-sheet.present.ts'

const words = branded(file).csv.history

export const historyColumns = words.columns
export const historyTableName = (paper: HistoryPaper) => namedAfter(words.fileName, paper)

export function historyRows({ events, today }: HistoryPaper): CsvRow[] {
  const worked = new Map(workedOf(events, today).map((one) => [one.assignment.id, one]))
  return events.map(({ type, date, assignment, daysIdleBefore }) => {
    if (!assignment) return [words.events[type], date, null, null, null, null, null, null, null, null]
    const { title, type: kind, company, dateStart, dateEnd, workload, id } = assignment
    const idle = type === 'START' ? daysIdleBefore : null
    const days = daysOf(worked.get(id)!)
    return [words.events[type], date, title, words.types[kind], company, dateStart, dateEnd, days, workload, idle]
  })
}
