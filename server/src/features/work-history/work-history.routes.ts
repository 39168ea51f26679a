// Contract route → query. No logic.
import type { Member } from '../../access/member.ts'
import type { Db } from '../../db/handles.ts'
import { read, readAged, type Handler } from '../../http/handlers.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import { csv } from '../../outbound/documents/csv.ts'
import type { Services } from '../../services.ts'
import { historyFileName, historySheet, presentPaper } from './history-sheet.present.ts'
import { historyColumns, historyRows, historyTableName } from './history-table.present.ts'
import { presentHistoryEvent, presentStats } from './work-history.present.ts'
import { findHistoryHead, findStats, listHistory } from './work-history.queries.ts'

export function workHistoryHandlers({ clock, documents }: Services): Handler[] {
  const of = (id: string) => ({ id, today: swissDay(clock.now()) })
  const readPaper = async (db: Db, me: Member, id: string) => {
    const [head, history, stats] = await Promise.all([
      findHistoryHead(db, me, { id }),
      listHistory(db, me, of(id)),
      findStats(db, me, of(id)),
    ])
    return presentPaper(head[0]!, history, stats[0]!, of(id).today)
  }
  return [
    read('readWorkHistory', async (db, { me, input }) => ({
      body: (await listHistory(db, me, of(input.query.id))).map(presentHistoryEvent),
    })),
    read('readWorkStats', async (db, { me, input }) => ({
      body: presentStats((await findStats(db, me, of(input.query.id)))[0]!),
    })),
    readAged('drawWorkHistory', async (db, { me, input, from }) => {
      const paper = await readPaper(db, me, input.query.id)
      return { file: { name: historyFileName(paper), body: await documents.pdf(historySheet(paper), from.signal) } }
    }),
    readAged('tabulateWorkHistory', async (db, { me, input }) => {
      const paper = await readPaper(db, me, input.query.id)
      return { file: { name: historyTableName(paper), body: csv(historyColumns, historyRows(paper)) } }
    }),
  ]
}
