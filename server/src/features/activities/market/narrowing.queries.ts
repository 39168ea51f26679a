// What the market narrows and orders a list by, as pieces of SQL. A filter that is not set is a null parameter, so that
// all combinations of filters are one statement.
import type { ActivitySort, ActivityStart } from '@werkplatz/contract/activities/list-schemas.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Param } from '../../../db/prepared.ts'

type Sql = RawBuilder<unknown>

export interface Narrowing extends Record<string, unknown> {
  type: string | null
  sectors: readonly string[] | null
  places: readonly string[] | null
  start: ActivityStart | null
  onlyFree: boolean
}

const today = sql`(now() at time zone 'Europe/Zurich')::date`
const inTwoWeeks = sql`${today} + 14`
const monthEnd = sql`(date_trunc('month', ${today}) + interval '1 month - 1 day')::date`

const startsIn: Record<ActivityStart, Sql> = {
  TWO_WEEKS: sql`coalesce(activity.date_start between ${today} and ${inTwoWeeks}, false)`,
  THIS_MONTH: sql`coalesce(activity.date_start between ${today} and ${monthEnd}, false)`,
  LATER: sql`coalesce(activity.date_start > greatest(${inTwoWeeks}, ${monthEnd}), false)`,
  ANYTIME: sql`activity.date_start is null`,
}

/** No slots means no limit. */
const hasFree = sql`(activity.slots = 0 or activity.reserved < activity.slots)`

/** Each filter on its own: the choices of one are counted with all the others in force. */
const narrowings = (param: Param<Narrowing>) => ({
  type: sql`(${param('type')}::text is null or activity.type = ${param('type')}::text)`,
  workSectorId: sql`(${param('sectors')}::uuid[] is null
    or coalesce(activity.work_sector_id = any(${param('sectors')}::uuid[]), false))`,
  location: sql`(${param('places')}::text[] is null or activity.location = any(${param('places')}::text[]))`,
  start: sql`case ${param('start')}::text ${sql.join(
    Object.entries(startsIn).map(([start, condition]) => sql`when ${sql.lit(start)} then ${condition}`),
    sql` `,
  )} else true end`,
  onlyFree: sql`(not ${param('onlyFree')}::boolean or ${hasFree})`,
})

export const narrow = { by: narrowings, startsIn, hasFree }

/** A part of an order: its rows stand together, the smallest key first, the id breaking ties. */
interface Run {
  rows: Sql
  key: Sql
  /** The same as the key, in the words of an index. */
  by: Sql
}

const newest = {
  key: sql`-(extract(epoch from activity.date_modified) * 1000)::bigint`,
  by: sql`activity.date_modified desc`,
}
const dayNumber = sql`activity.date_start - date '2000-01-01'`
const free = sql`(activity.slots - activity.reserved)`

const runs: Record<ActivitySort, readonly Run[]> = {
  NEWEST: [{ rows: sql`true`, ...newest }],
  // What is yet to begin, then what has no date, then what has begun, the latest first.
  STARTS_SOON: [
    { rows: sql`activity.date_start >= ${today}`, key: dayNumber, by: sql`activity.date_start` },
    { rows: sql`activity.date_start is null`, ...newest },
    { rows: sql`activity.date_start < ${today}`, key: sql`-(${dayNumber})`, by: sql`activity.date_start desc` },
  ],
  // The last places, then those without a limit, then what is taken.
  FEW_PLACES: [
    { rows: sql`activity.slots > 0 and activity.reserved < activity.slots`, key: free, by: free },
    { rows: sql`activity.slots = 0`, ...newest },
    { rows: sql`activity.slots > 0 and activity.reserved >= activity.slots`, ...newest },
  ],
}

/** Place in the order, for rows that no index brings in it. */
function placed(sort: ActivitySort): Sql {
  const parts = runs[sort]
  const pick = (value: (run: Run, index: number) => Sql) =>
    sql`case ${sql.join(
      parts.map((run, index) => sql`when ${run.rows} then ${value(run, index)}`),
      sql` `,
    )} end`
  return sql`${pick((_, index) => sql.lit(index) as Sql)} as run, ${pick(({ key }) => sql`(${key})::bigint`)} as key`
}

export const order = { runs, placed }
