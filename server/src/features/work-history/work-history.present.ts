// Rows → contract shapes.
import type { HistoryEvent, WorkStats } from '@werkplatz/contract/work-history/schemas.ts'

import type { HistoryRow, StatsRow } from './work-history.queries.ts'

/** More days in a row without assignment are a gap. */
export const GAP = 14

export const presentHistoryEvent = (row: HistoryRow): HistoryEvent => ({
  type: row.kind,
  date: row.day,
  assignment:
    row.assignment_id === null
      ? null
      : {
          id: row.assignment_id,
          type: row.type!,
          title: row.title!,
          company: row.company!,
          dateStart: row.date_start!,
          dateEnd: row.date_end!,
          workload: row.workload!,
          isRunning: row.is_running,
          canOpen: row.is_open,
        },
  followsExtendedInactivity: row.idle_before > GAP,
  daysIdleBefore: row.idle_before,
})

export const presentStats = (row: StatsRow): WorkStats => ({
  totalAssignments: row.total,
  linkedAssignmentsCount: row.linked,
  gapsCount: row.gaps,
  daysIdle: row.days_idle,
  averageAssignmentDuration: Number(row.average),
  trainingStart: row.training_start,
  openGapDays: row.idle_now !== null && row.idle_now > GAP ? row.idle_now : null,
})
