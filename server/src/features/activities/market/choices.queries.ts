// What each choice of a filter would leave: one look at the activities of a list, counted once for each filter.
import {
  activityNarrowings as dimensions,
  type ActivityFilter,
  type ActivityNarrowing as Dimension,
} from '@werkplatz/contract/activities/list-schemas.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Member } from '../../../access/member.ts'
import { preparedReach, type PreparedReach } from '../../../access/prepared-reach.ts'
import type { Db } from '../../../db/handles.ts'
import type { Param } from '../../../db/prepared.ts'
import { readable } from '../activity-parts.queries.ts'
import { totals } from '../read/activity-total.queries.ts'
import { sources } from './market.queries.ts'
import { narrow, type Narrowing } from './narrowing.queries.ts'

type Sql = RawBuilder<unknown>
type ChoiceParams = Narrowing & { words: string }

export interface ChoiceRow {
  /** all: every filter in force. without: this one dropped. */
  dimension: Dimension | 'all'
  kind: 'choice' | 'without'
  choice: string | null
  name: string | null
  left: number
  looked: number
  /** How many hold the words, whoever may read them. */
  hits: number
}

const LOCATIONS_SHOWN = 60

export type ChoiceMode = 'all' | 'looked' | 'hits'

function choices(filter: ActivityFilter, mode: ChoiceMode, who: Member, param: Param<ChoiceParams>): Sql {
  const words = sql`${param('words')}`
  const source =
    mode === 'hits' ? sources.hitsOf(filter, who, words) : sources.lookedThrough(filter, mode === 'looked', who, words)
  const hits = mode === 'hits' ? sources.hitCount(words) : sql`0`
  const conditions = narrow.by(param as Param<Narrowing>)
  const flags = sql.join(dimensions.map((one) => sql`${conditions[one]} as ${sql.ref(`by_${one}`)}`))
  /** Counted with every filter but this one. */
  const left = (dropped?: Dimension) => {
    const others = dimensions.filter((one) => one !== dropped).map((one) => sql.ref(`by_${one}`))
    return sql`count(*) filter (where ${sql.join(others, sql` and `)})::int`
  }
  const row = (kind: 'choice' | 'without', dimension: Dimension | 'all', choice: Sql, name: Sql, counted: Sql) =>
    sql`select ${sql.lit(dimension)} as dimension, ${sql.lit(kind)} as kind, ${choice} as choice, ${name} as name,
      ${counted} as left`
  const none = sql`null::text`
  const starts = Object.keys(narrow.startsIn) as (keyof typeof narrow.startsIn)[]
  return sql`
    with looked as materialized (
      select activity.type, activity.work_sector_id, activity.location, ${narrow.hasFree} as has_free, ${flags},
        ${sql.join(starts.map((start) => sql`${narrow.startsIn[start]} as ${sql.ref(start)}`))}
      from (${source}) activity where ${readable.by(who)}),
    counted as (
      ${row('without', 'all', none, none, left())} from looked
      ${sql.join(
        dimensions.map((one) => sql`union all ${row('without', one, none, none, left(one))} from looked`),
        sql` `,
      )}
      union all ${row('choice', 'type', sql`type`, none, left('type'))} from looked group by type
      union all (${row('choice', 'workSectorId', sql`work_sector_id::text`, sql`work_sector.name`, left('workSectorId'))}
        from looked join work_sector on work_sector.id = work_sector_id group by work_sector_id, work_sector.name)
      union all (${row('choice', 'location', sql`location`, none, left('location'))} from looked
        where location <> '' group by location
        order by coalesce(location = any(${param('places')}::text[]), false) desc, count(*) desc, location
        limit ${sql.lit(LOCATIONS_SHOWN)})
      ${sql.join(
        starts.map(
          (start) => sql`union all ${row('choice', 'start', sql`${sql.lit(start)}`, none, left('start'))} from looked
            where ${sql.ref(start)}`,
        ),
        sql` `,
      )}
      union all ${row('choice', 'onlyFree', sql`'true'`, none, left('onlyFree'))} from looked where has_free)
    select *, (select count(*)::int from looked) as looked, ${hits} as hits from counted`
}

const statements = new Map<string, PreparedReach<ChoiceParams, ChoiceRow>>()

export async function listChoices(
  db: Db,
  me: Member,
  shape: { filter: ActivityFilter; mode: ChoiceMode },
  question: ChoiceParams,
): Promise<ChoiceRow[]> {
  const key = `${shape.filter} ${shape.mode}`
  let statement = statements.get(key)
  if (!statement) {
    statement = preparedReach<ChoiceParams, ChoiceRow>((db, param, who) => ({
      compile: () => (choices(shape.filter, shape.mode, who, param) as RawBuilder<ChoiceRow>).compile(db),
    }))
    statements.set(key, statement)
  }
  return statement(db, me, question)
}

const counts = new Map<string, PreparedReach<Record<string, never>, { counts: Record<ActivityFilter, number> }>>()

/** The numbers on the tabs, from kept counters. */
export async function countByFilter(db: Db, me: Member, filters: readonly ActivityFilter[]) {
  const key = filters.join()
  let statement = counts.get(key)
  if (!statement) {
    statement = preparedReach((db, _param, who) => ({
      compile: () => {
        const pairs = filters.map((filter) => sql`${sql.lit(filter)}, ${totals.of(filter, who)}`)
        return sql<{ counts: Record<ActivityFilter, number> }>`
          select jsonb_build_object(${sql.join(pairs)}) as counts`.compile(db)
      },
    }))
    counts.set(key, statement)
  }
  const [row] = await statement(db, me, {})
  return row!.counts
}
