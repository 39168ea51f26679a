// What somebody could apply to instead. Of each shelf the newest open ones are looked at, never the whole market.
import type { SimilarActivity } from '@werkplatz/contract/activities/list-schemas.ts'
import { sql } from 'kysely'

import { preparedReach } from '../../../access/prepared-reach.ts'
import { readable, shown } from '../activity-parts.queries.ts'
import { shelves, type CardRow } from './activity-home.queries.ts'

export const SIMILAR_SHOWN = 4
const LOOKED_AT = 100

export interface SimilarRow extends CardRow {
  type: SimilarActivity['activityType']
  reason: SimilarActivity['reason']
}

/** So likely does each thing in common make the other one interesting; the strongest is told as the reason. */
const weights = { sector: 4, company: 3, place: 2, startsSoon: 1 } as const

const today = sql`(now() at time zone 'Europe/Zurich')::date`
const startsSoon = sql`activity.date_start between ${today} and ${today} + 14`

/** Compared with what the caller sees of an activity they may read or once applied to, so that the order says no more. */
export const listSimilar = preparedReach<{ id: string }, SimilarRow>((db, param, who) => {
  const { reaches, toType, hasRoom, cardColumns } = shelves
  const scans = [...reaches(who, toType('PROJECT')), ...reaches(who, toType('TASK'))].map(
    (condition) => sql`(select activity.id, activity.date_published from activity
      where ${condition} and ${hasRoom}
      order by activity.date_published desc, activity.id desc limit ${sql.lit(LOOKED_AT)})`,
  )
  return {
    compile: () =>
      sql<SimilarRow>`
        with known as materialized (
          select activity.company_id, ${shown.field('workSectorId')} as work_sector_id,
            ${shown.field('location')} as location
          from activity ${shown.joined(who)}
          where activity.id = ${param('id')} and (${readable.by(who)} or exists (select from application
            where application.activity_id = activity.id and application.author_id = ${who.id}))),
        candidate as materialized (
          select activity.id,
            coalesce(activity.work_sector_id = known.work_sector_id, false) as sector,
            coalesce(activity.company_id = known.company_id, false) as company,
            coalesce(activity.location = known.location and activity.location <> '', false) as place,
            coalesce(${startsSoon}, false) as starts_soon
          from (${sql.join(scans, sql` union all `)}) open
          join activity on activity.id = open.id
          left join known on true
          where activity.id <> ${param('id')} and activity.author_id <> ${who.id} and ${readable.currentBy(who)}
            and (activity.type = 'TASK' or activity.date_end is null or activity.date_end >= ${today})
            and not exists (select from application
              where application.activity_id = activity.id and application.author_id = ${who.id})),
        best as (
          select candidate.*, activity.date_published, sector::int * ${sql.lit(weights.sector)}
            + company::int * ${sql.lit(weights.company)} + place::int * ${sql.lit(weights.place)}
            + starts_soon::int * ${sql.lit(weights.startsSoon)} as likeness
          from candidate join activity on activity.id = candidate.id
          order by likeness desc, activity.date_published desc, activity.id desc limit ${sql.lit(SIMILAR_SHOWN)})
        select ${cardColumns(who)}, activity.type,
          case when best.sector then 'sector' when best.company then 'company' when best.place then 'place'
            when best.starts_soon then 'startsSoon' end as reason
        from best
        join activity on activity.id = best.id
        join person author on author.id = activity.author_id
        join company on company.id = activity.company_id
        left join work_sector on work_sector.id = activity.work_sector_id
        order by best.likeness desc, best.date_published desc, best.id desc
      `.compile(db),
  }
})
