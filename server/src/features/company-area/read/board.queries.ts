// The company at a glance, in one statement: the numbers, and of each the most urgent people. What is counted here is what
// the tables list with the same filter.
import type { Side } from '@werkplatz/contract/evaluations/schemas.ts'
import { access } from '@werkplatz/contract/rules/access.ts'
import { sql, type RawBuilder } from 'kysely'

import { preparedReach } from '../../../access/prepared-reach.ts'
import { reach } from '../../../access/scopes.ts'
import { contacts, planned, waits } from '../../assignments/assignment-parts.queries.ts'
import { outstanding } from '../../evaluations/evaluation-parts.queries.ts'
import type { Picture } from '../../files/file.present.ts'
import { colleagues } from '../../people/person-parts.queries.ts'

/** As many people of a number as are shown with it. */
const FIRST = 3

interface SomeoneRow {
  id: string
  first: string
  last: string
  picture: Picture | null
  assignment_id: string
  title: string
}

/** Whose part of an evaluation is not submitted. */
type Missing = Side | 'BOTH'

export interface BoardRow {
  active: number
  pending: number
  idle: number
  mine: number
  ending: number
  ending_open: number
  ending_first: (SomeoneRow & { ends: string; next_title: string | null })[]
  waiting: number
  waiting_long: number
  waiting_first: (SomeoneRow & { since: string })[]
  unjudged: number
  unjudged_late: number
  unjudged_first: (SomeoneRow & { ends: string; missing: Missing; contact: string | null })[]
}

const someone = sql`'id', person.id, 'first', person.name_first, 'last', ${colleagues.last('person')},
  'picture', ${colleagues.avatar('person')}, 'assignment_id', urgent.assignment_id, 'title', urgent.title`

const firstOf = (from: RawBuilder<unknown>, order: RawBuilder<unknown>, more: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(${someone}, ${more}) order by urgent.place), '[]') from (
    select *, row_number() over (order by ${order}) as place from ${from} order by place limit ${sql.lit(FIRST)}) urgent
  join person on person.id = urgent.person_id)`

export const findBoard = preparedReach<{ mine: boolean }, BoardRow>((db, param, who) => ({
  compile: () =>
    sql<BoardRow>`
      with everybody as materialized (
        select id, apprentice_status as status, current_assignment_id, coalesce(supervisor_id = ${who.id}, false) as is_mine
        from person where company_id = ${who.companyId} and status = 'ACTIVE' and apprentice_status is not null
      ), asked as (
        select * from everybody where not ${param('mine')}::boolean or is_mine
      ), ending as materialized (
        select asked.id as person_id, assignment.id as assignment_id, assignment.title,
          assignment.approved_end as ends, ${planned.nextTitle('assignment')} as next_title
        from asked join assignment on assignment.id = asked.current_assignment_id
        where asked.status = 'ACTIVE' and ${planned.endsSoon('assignment')}
      ), waiting as materialized (
        select author_id as person_id, id as assignment_id, title, submitted_at as since,
          ${waits.isLong('assignment')} as is_long
        from assignment where company_id = ${who.companyId} and status = 'PENDING' and author_id <> ${who.id}
          and (not ${param('mine')}::boolean or author_id in (
            select person.id from person where person.supervisor_id = ${who.id}))
      ), unjudged as materialized (
        select evaluation.apprentice_id as person_id, assignment.id as assignment_id, assignment.title,
          assignment.contact_id, assignment.contact, assignment.approved_end as ends, ${outstanding.isLate} as is_late,
          case when evaluation.contact_submitted_at is not null then 'APPRENTICE'
            when evaluation.apprentice_submitted_at is not null then 'CONTACT' else 'BOTH' end as missing
        from evaluation join assignment on assignment.id = evaluation.id
        where ${reach(access['evaluation.read'], who)} and ${outstanding.of(who, param('mine'))}
      )
      select
        (select count(*) from asked where status = 'ACTIVE')::int as active,
        (select count(*) from asked where status = 'PENDING')::int as pending,
        (select count(*) from asked where status = 'IDLE')::int as idle,
        (select count(*) from everybody where is_mine)::int as mine,
        (select count(*) from ending)::int as ending,
        (select count(*) from ending where next_title is null)::int as ending_open,
        ${firstOf(
          sql`ending`,
          sql`ends, next_title is not null, person_id`,
          sql`'ends', urgent.ends, 'next_title', urgent.next_title`,
        )} as ending_first,
        (select count(*) from waiting)::int as waiting,
        (select count(*) from waiting where is_long)::int as waiting_long,
        ${firstOf(sql`waiting`, sql`since, assignment_id`, sql`'since', urgent.since`)} as waiting_first,
        (select count(*) from unjudged)::int as unjudged,
        (select count(*) from unjudged where is_late)::int as unjudged_late,
        ${firstOf(
          sql`unjudged`,
          sql`ends, assignment_id`,
          sql`'ends', urgent.ends, 'missing', urgent.missing, 'contact', ${contacts.name('urgent', who)}`,
        )} as unjudged_first
    `.compile(db),
}))
