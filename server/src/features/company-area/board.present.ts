// Rows → contract shapes: the company at a glance, and who works when.
import labels from '@werkplatz/content/labels/planner.json' with { type: 'json' }
import type { Board, Plan, PlanRow } from '@werkplatz/contract/company-area/board-schemas.ts'

import { holidaysBetween, shiftDay } from '../../lib/swiss-holidays.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { pictureUrl } from '../files/file.present.ts'
import { NOBODY } from '../people/person-parts.queries.ts'
import type { BoardRow } from './read/board.queries.ts'
import { MOST_PLANNED, type PlanPersonRow } from './read/plan.queries.ts'

const presentSomeone = (
  addresses: StorageAddresses,
  row: BoardRow['ending_first' | 'waiting_first' | 'unjudged_first'][number],
) => ({
  userId: row.id,
  nameFirst: row.first,
  nameLast: row.last,
  image: pictureUrl(addresses, row.picture),
  assignmentId: row.assignment_id,
  assignmentTitle: row.title,
})

const presentMissing = ({ missing, first, last, contact }: BoardRow['unjudged_first'][number]) =>
  missing === 'BOTH' ? null : missing === 'APPRENTICE' ? `${first} ${last}` : (contact ?? NOBODY)

export const presentBoard = (addresses: StorageAddresses, row: BoardRow): Board => ({
  active: row.active,
  pending: row.pending,
  idle: row.idle,
  mine: row.mine,
  ending: {
    total: row.ending,
    open: row.ending_open,
    first: row.ending_first.map((one) => ({
      ...presentSomeone(addresses, one),
      dateEnd: one.ends,
      nextTitle: one.next_title,
    })),
  },
  waiting: {
    total: row.waiting,
    long: row.waiting_long,
    first: row.waiting_first.map((one) => ({
      ...presentSomeone(addresses, one),
      waitingSince: new Date(one.since).toISOString(),
    })),
  },
  evaluations: {
    total: row.unjudged,
    late: row.unjudged_late,
    first: row.unjudged_first.map((one) => ({
      ...presentSomeone(addresses, one),
      dateEnd: one.ends,
      missing: presentMissing(one),
    })),
  },
})

const presentPlanRow =
  (addresses: StorageAddresses) =>
  (row: PlanPersonRow): PlanRow => ({
    userId: row.id,
    profileId: row.profile_id,
    nameFirst: row.name_first,
    nameLast: row.shown_last,
    image: pictureUrl(addresses, row.picture),
    profession: row.profession,
    supervisorId: row.supervisor_id,
    supervisorName: row.supervisor_name,
    apprenticeStatus: row.status,
    schoolDays: row.school_days as PlanRow['schoolDays'],
    trainingStart: row.training_start,
    lastBefore: row.last_before,
    nextAfter: row.next_after,
    assignmentId: row.assignment_id,
    bars: row.bars,
  })

export const presentPlan = (
  addresses: StorageAddresses,
  rows: readonly PlanPersonRow[],
  { from, days }: { from: string; days: number },
): Plan => ({
  people: rows.slice(0, MOST_PLANNED).map(presentPlanRow(addresses)),
  mine: rows[0]?.mine ?? 0,
  holidays: rows[0]
    ? holidaysBetween(from, shiftDay(from, days - 1), rows[0].canton).map(({ day, name }) => ({
        date: day,
        name: labels.holidays[name],
      }))
    : [],
  company: rows[0]?.company ?? '',
  isCapped: rows.length > MOST_PLANNED,
})
