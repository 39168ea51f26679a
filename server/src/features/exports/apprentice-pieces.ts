// Their own company's apprentices as files of an archive: the table first, then the work history of each.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/documents.json' with { type: 'json' }

import { plainName } from '../../lib/content-disposition.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import { csv, type CsvRow } from '../../outbound/documents/csv.ts'
import type { ZipEntry } from '../../outbound/documents/zip.ts'
import { historySheet, presentPaper } from '../work-history/history-sheet.present.ts'
import { findHistoryHead, findStats, listHistory } from '../work-history/work-history.queries.ts'
import { listExported, type ExportedApprentice } from './apprentice.queries.ts'
import { ahead, freeName, type Order } from './pieces.ts'

const texts = branded(file)
const names = texts.zip.apprentices
const words = texts.csv.apprentices

/** As many as there are children that draw. */
const AT_ONCE = 2

export async function* apprenticePieces({ ctx, me, row, onProgress }: Order): AsyncGenerator<ZipEntry> {
  const { db, clock, outbound } = ctx
  const today = swissDay(clock.now())
  const people = await listExported(db, me, row.mine, today)
  const draw = async (person: ExportedApprentice) => {
    const of = { id: person.id, today }
    const [head, history, stats] = await Promise.all([
      findHistoryHead(db, me, of),
      listHistory(db, me, of),
      findStats(db, me, of),
    ])
    const sheet = historySheet(presentPaper(head[0]!, history, stats[0]!, today))
    return { person, body: await outbound.documents.pdf(sheet) }
  }
  await onProgress(0, people.length)
  yield { name: names.table, body: csv(words.columns, people.map(cellsOf)) }
  const taken = new Set<string>()
  let done = 0
  for await (const { person, body } of ahead(people, AT_ONCE, draw)) {
    yield { name: freeName(taken, (n) => nameOf(person, n)), body }
    await onProgress((done += 1), people.length)
  }
}

function nameOf({ shown_last: last, name_first: first }: ExportedApprentice, n: number): string {
  return (n === 1 ? names.history : names.historyAgain)
    .replace('{nameLast}', () => plainName(last))
    .replace('{nameFirst}', () => plainName(first))
    .replace('{n}', String(n))
}

/** In the order of the columns; spreadsheets that read the file count on it. */
const cellsOf = (one: ExportedApprentice): CsvRow => [
  one.shown_last,
  one.name_first,
  one.mail,
  one.profession,
  one.year,
  one.date_joined,
  words.statuses[one.status],
  one.assignment,
  one.date_start,
  one.date_end,
  one.supervisor,
  one.contact,
  one.school_days.join(', '),
]
