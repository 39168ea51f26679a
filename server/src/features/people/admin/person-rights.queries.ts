// What changes somebody's rights, one after the other on the whole platform: two people who take a role from each other, or
// the last two officers of a company who leave at the same moment, see each other.
import type { PersonStatus } from '@werkplatz/contract/people/status.ts'
import type { Role } from '@werkplatz/contract/rules/roles.ts'
import { sql } from 'kysely'

import type { Tx } from '../../../db/handles.ts'
import { managed } from '../person-parts.queries.ts'

/** Until the end of the transaction. Rights change seldom; nobody waits for long. */
export async function lockRights(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtext('rights'))`.execute(tx)
}

/** As it stands now, not as it was remembered when the call came in. */
export async function findRightsVersion(tx: Tx, personId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('person')
    .select('rights_version')
    .where('id', '=', personId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return row?.rights_version
}

export interface PersonFacts {
  id: string
  company_id: string
  company_name: string
  status: PersonStatus
  roles: Role[]
  rights_version: number
  supervisor_id: string | null
  name_first: string
  mail: string
  supervised: number
}

export async function findPersonFacts(tx: Tx, id: string): Promise<PersonFacts | undefined> {
  const { rows } = await sql<PersonFacts>`
    select person.id, person.company_id, company.name as company_name, person.status, person.roles,
      person.rights_version, person.supervisor_id, person.name_first, ${managed.mail('person')} as mail,
      (select count(*)::int from person apprentice where apprentice.supervisor_id = person.id
        and apprentice.status = 'ACTIVE') as supervised
    from person join company on company.id = person.company_id where person.id = ${id}
  `.execute(tx)
  return rows[0]
}

export async function hasOtherOwner(tx: Tx, personId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from person where roles @> '{OWNER}' and status = 'ACTIVE' and id <> ${personId}) as has
  `.execute(tx)
  return rows[0]!.has
}

/** A company with apprentices needs somebody who is responsible for their training. */
export async function needsOfficer(tx: Tx, companyId: string, leavingId: string): Promise<boolean> {
  const { rows } = await sql<{ needs: boolean }>`
    select exists (select from person where company_id = ${companyId} and status = 'ACTIVE' and id <> ${leavingId}
        and roles @> '{APPRENTICE}')
      and not exists (select from person where company_id = ${companyId} and status = 'ACTIVE' and id <> ${leavingId}
        and roles @> '{EDUCATION_OFFICER}') as needs
  `.execute(tx)
  return rows[0]!.needs
}

/** Remembered rights and open sockets with an older one are dropped. */
export async function raiseRightsVersion(tx: Tx, personId: string) {
  await tx
    .updateTable('person')
    .set((eb) => ({ rights_version: eb('rights_version', '+', 1) }))
    .where('id', '=', personId)
    .execute()
}

export interface ChangedPerson {
  roles: readonly Role[]
  supervisorId: string | null
  professionId: string | null
  adultFrom: string | null
  dateJoined: string | null
}

export async function updateManagedPerson(tx: Tx, id: string, person: ChangedPerson) {
  await sql`
    update person set roles = ${[...person.roles]}, supervisor_id = ${person.supervisorId},
      profession_id = ${person.professionId}, adult_from = ${person.adultFrom}, date_joined = ${person.dateJoined},
      training_end = case when ${person.roles.includes('APPRENTICE')}
        then end_of_training(${person.dateJoined}::date, ${person.professionId}) end,
      rights_version = rights_version + 1
    where id = ${id}
  `.execute(tx)
}

/** Whom they look after from now on, in one order, so that two do not wait for each other. */
export async function moveApprentices(tx: Tx, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update person set supervisor_id = ${to} where id = any(
      select id from person where supervisor_id = ${from} and status = 'ACTIVE' and id <> ${to} order by id for update)
    returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Those who are invited to be looked after by somebody who leaves; null: by nobody yet. */
export async function moveInvited(tx: Tx, from: string, to: string | null) {
  await tx
    .updateTable('invitation')
    .set({ supervisor_id: to })
    .where('supervisor_id', '=', from)
    .where('status', '=', 'PENDING')
    .execute()
}
