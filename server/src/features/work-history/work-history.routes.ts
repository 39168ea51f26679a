// Contract route → query. No logic.
import { read, type Handler } from '../../http/handlers.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import type { Services } from '../../services.ts'
import { presentHistoryEvent, presentStats } from './work-history.present.ts'
import { findStats, listHistory } from './work-history.queries.ts'

export function workHistoryHandlers({ clock }: Services): Handler[] {
  const of = (id: string) => ({ id, today: swissDay(clock.now()) })
  return [
    read('readWorkHistory', async (db, { me, input }) => ({
      body: (await listHistory(db, me, of(input.query.id))).map(presentHistoryEvent),
    })),
    read('readWorkStats', async (db, { me, input }) => ({
      body: presentStats((await findStats(db, me, of(input.query.id)))[0]!),
    })),
  ]
}
