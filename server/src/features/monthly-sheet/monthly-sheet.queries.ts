// Figures over all companies, counted once for a sheet; no row of a person leaves the database.
import { sql } from 'kysely'

import type { Db } from '../../db/handles.ts'

export interface ProfessionRow {
  name: string | null
  apprentices: number
  active: number
  pending: number
  idle: number
}

export async function listProfessionFigures(db: Db): Promise<ProfessionRow[]> {
  const { rows } = await sql<ProfessionRow>`
    select profession.name, count(*)::int as apprentices,
      (count(*) filter (where apprentice_status = 'ACTIVE'))::int as active,
      (count(*) filter (where apprentice_status = 'PENDING'))::int as pending,
      (count(*) filter (where apprentice_status = 'IDLE'))::int as idle
    from person left join profession on profession.id = person.profession_id
    where apprentice_status is not null and status = 'ACTIVE'
    group by profession.name order by profession.name
  `.execute(db)
  return rows
}

export interface PlatformRow {
  companies: number
  open_places: number
  /** Of those answered within the last month, and how many these are. */
  answer_days: number | null
  answered: number
}

/** Answers in working days: Mondays to Fridays after the day it was sent. */
export async function findPlatformFigures(db: Db, today: string): Promise<PlatformRow> {
  const { rows } = await sql<PlatformRow>`
    with answered as (
      select (select count(*) from generate_series(
          (sent_at at time zone 'Europe/Zurich')::date + 1, (answer.at at time zone 'Europe/Zurich')::date, interval '1 day') day
        where extract(isodow from day) < 6) as days
      from application cross join lateral (
        select min(date_created) as at from application_review where application_id = application.id) answer
      where answer.at >= ${today}::date - interval '1 month' and sent_at is not null
    )
    select (select count(*)::int from company) as companies,
      (select coalesce(sum(slots - reserved), 0)::int from activity
        where is_visible and status in ('PUBLISHED', 'ONGOING') and slots > reserved) as open_places,
      (select percentile_cont(0.5) within group (order by days) from answered) as answer_days,
      (select count(*)::int from answered) as answered
  `.execute(db)
  return rows[0]!
}
