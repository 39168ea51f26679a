// Rows → contract shapes.
import { deletionDays, farewellDays } from '@werkplatz/contract/my-data/limits.ts'
import type { Deletion, DeletionPlan, MyData } from '@werkplatz/contract/my-data/schemas.ts'

import { daysBetween, swissDay } from '../../lib/swiss-day.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { presentExport } from '../exports/export.present.ts'
import type { ExportRow, Today } from '../exports/export.queries.ts'
import { keptOf, obstacleOf } from './kept.ts'
import type { DeletionRow, PlanRow, TrainingRow } from './my-data.queries.ts'

const DAY_MS = 86_400_000

export const presentDeletion = (row: DeletionRow): Deletion => ({
  id: row.id,
  dateCreated: row.date_created.toISOString(),
  dateDue: row.date_due.toISOString(),
  byOther: row.asked_by !== row.person_id,
})

/** When what is asked for now would happen. */
export const dueFrom = (now: Date) => new Date(now.getTime() + deletionDays * DAY_MS)

export function presentPlan(plan: PlanRow, waiting: DeletionRow | undefined, now: Date): DeletionPlan {
  const due = waiting?.date_due ?? dueFrom(now)
  return {
    deletion: waiting ? presentDeletion(waiting) : null,
    obstacle: obstacleOf(plan),
    dateDue: due.toISOString(),
    stays: keptOf(plan, due),
  }
}

export interface OwnData {
  plan: PlanRow
  waiting: DeletionRow | undefined
  exports: readonly ExportRow[]
  today: Today
  training: TrainingRow | undefined
}

export function presentMyData(addresses: StorageAddresses, own: OwnData, now: Date): MyData {
  const newest = (kind: ExportRow['kind']) => {
    const row = own.exports.find((one) => one.kind === kind && one.status !== 'EXPIRED')
    return row ? presentExport(addresses, row) : null
  }
  const end = own.training?.training_end
  return {
    ...presentPlan(own.plan, own.waiting, now),
    export: newest('MY_DATA'),
    nextExport: own.today.count > 0 ? new Date(now.getTime() + own.today.left * 1000).toISOString() : null,
    farewell:
      end && daysBetween(swissDay(now), end) <= farewellDays ? { dateEnd: end, export: newest('FAREWELL') } : null,
  }
}
