// Rows of the demo world that the product itself counts or is given only over time.
import { sql } from 'kysely'

import type { Tx } from '../db/handles.ts'

/** As the worker writes it down, some hours ago. */
export async function insertGivenUp(
  tx: Tx,
  {
    jobId,
    queue,
    reason,
    tries,
    hours,
  }: { jobId: string; queue: string; reason: string; tries: number; hours: number },
) {
  await sql`
    insert into dead_letter (job_id, queue, data, reason, tries, date_created)
    values (${jobId}, ${queue}, '{}', ${reason}, ${tries}, now() - make_interval(hours => ${hours}))
    on conflict (job_id) do nothing
  `.execute(tx)
}

/** A share of the people of every company came in that week. */
export async function insertWeek(tx: Tx, weeksAgo: number, share: number) {
  await sql`
    insert into company_week (company_id, week, active)
    select company_id, date_trunc('week', swiss_today())::date - ${weeksAgo * 7}::int, round(people * ${share}::float)::int
    from company_figure on conflict do nothing
  `.execute(tx)
}

/** Where nobody has been this week, a share of them has. */
export async function updateThisWeek(tx: Tx, share: number) {
  await sql`
    update company_figure set active_people = round(people * ${share}::float)::int where active_people = 0
  `.execute(tx)
  await sql`
    update company_week set active = company_figure.active_people from company_figure
    where company_figure.company_id = company_week.company_id and week = date_trunc('week', swiss_today())::date
  `.execute(tx)
}

interface Criterion {
  name: string
  description: string
}

/** Of a draft the first criterion is said in other words, and the first group has one more. */
export async function updateDraft(tx: Tx, version: number, renamed: Criterion, added: Criterion) {
  await sql`
    update criterion set name = ${renamed.name}, description = ${renamed.description}
    from criterion_type where criterion_type.id = criterion.type_id and criterion_type.version = ${version}
      and criterion_type.sort_index = 1 and criterion.sort_index = 1
  `.execute(tx)
  await sql`
    insert into criterion (type_id, sort_index, name, description)
    select criterion_type.id, 1 + max(criterion.sort_index), ${added.name}, ${added.description}
    from criterion_type join criterion on criterion.type_id = criterion_type.id
    where criterion_type.version = ${version} and criterion_type.sort_index = 1 group by criterion_type.id
  `.execute(tx)
}
