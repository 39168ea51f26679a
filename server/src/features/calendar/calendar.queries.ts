// Calendar addresses, and what is in the calendars behind them.
import { access } from '@werkplatz/contract/rules/access.ts'
import type { Weekday } from '@werkplatz/contract/school/schemas.ts'
import { sql } from 'kysely'

import type { Member, MemberRow } from '../../access/member.ts'
import { preparedReach } from '../../access/prepared-reach.ts'
import { reach } from '../../access/scopes.ts'
import type { Db, Lone, Tx } from '../../db/handles.ts'
import { planned } from '../assignments/assignment-parts.queries.ts'
import { trainings } from '../people/person-parts.queries.ts'

export interface CalendarRow {
  date_created: Date
  last_used_at: Date | null
}

export async function findCalendar(db: Db, personId: string): Promise<CalendarRow | undefined> {
  return db
    .selectFrom('calendar_address')
    .select(['date_created', 'last_used_at'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

/** The one before is gone with it. */
export async function replaceCalendar(tx: Tx, personId: string, tokenHash: Buffer) {
  await sql`
    insert into calendar_address (person_id, token_hash) values (${personId}, ${tokenHash})
    on conflict (person_id) do update set token_hash = excluded.token_hash, date_created = now(), last_used_at = null
  `.execute(tx)
}

/** False: there was none. */
export async function deleteCalendar(tx: Tx, personId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_address')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export interface FeedOwner extends MemberRow {
  name_first: string
}

/** Whose address it is, as the rules see them now; nobody, once they have left. */
export async function findFeedOwner(db: Db, tokenHash: Buffer): Promise<FeedOwner | undefined> {
  const { rows } = await sql<FeedOwner>`
    select person.id, person.company_id, person.id as session_id, person.roles, true as setup_done,
      person.rights_version, person.name_first
    from calendar_address join person on person.id = calendar_address.person_id
    where calendar_address.token_hash = ${tokenHash} and person.status = 'ACTIVE' and person.setup_at is not null
  `.execute(db)
  return rows[0]
}

/** Calendar programs ask often; to the quarter of an hour is enough. */
export async function stampFetched(lone: Lone, personId: string) {
  await sql`
    update calendar_address set last_used_at = now() where person_id = ${personId}
      and (last_used_at is null or last_used_at < now() - interval '15 minutes')
  `.execute(lone)
}

/** Oneself, and those whose supervisor one is. */
const shown = (who: Member) => sql`(person.id = ${who.id} or (person.supervisor_id = ${who.id}
  and person.company_id = ${who.companyId} and person.status = 'ACTIVE'))`

export interface FeedAssignment {
  id: string
  title: string
  location: string
  workload: number
  first: string
  last: string
  /** Nobody has approved it yet. */
  is_pending: boolean
  is_own: boolean
  name_first: string
  date_modified: Date
}

/** What is in force, also while a change of it waits; and what waits for the first time. */
export const listFeedAssignments = preparedReach<{ since: string }, FeedAssignment>((db, param, who) => ({
  compile: () =>
    sql<FeedAssignment>`
      select assignment.id, assignment.title, assignment.location,
        ${planned.workload('assignment')} as workload,
        ${planned.starts('assignment')} as first,
        ${planned.ends('assignment')} as last,
        assignment.approved_at is null as is_pending, person.id = ${who.id} as is_own, person.name_first,
        assignment.date_modified
      from person join assignment on assignment.author_id = person.id
      where ${shown(who)} and ${reach(access['assignment.read'], who)}
        and ${planned.is('assignment')}
        and assignment.date_start is not null and assignment.date_end is not null
        and ${planned.ends('assignment')} >= ${param('since')}::date
      order by first, assignment.id limit 2000
    `.compile(db),
}))

export interface FeedSchooldays {
  id: string
  name_first: string
  is_own: boolean
  school_days: Weekday[]
  school_day_text: string
  date_joined: string | null
  school_until: string | null
}

export const listFeedSchooldays = preparedReach<Record<string, never>, FeedSchooldays>((db, _param, who) => ({
  compile: () =>
    sql<FeedSchooldays>`
      select person.id, person.name_first, person.id = ${who.id} as is_own, person.school_days, person.school_day_text,
        person.date_joined, ${trainings.lastDay('person', who)} as school_until
      from person
      where ${shown(who)} and ${reach(access['person.readSchooldays'], who)} and person.school_days <> '{}'
      order by person.id limit 500
    `.compile(db),
}))
