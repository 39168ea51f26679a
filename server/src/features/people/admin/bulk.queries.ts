// Reads and writes of bulk changes, in addition to those for one person.
import { access } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import type { Member } from '../../../access/member.ts'
import { reach } from '../../../access/scopes.ts'
import type { Tx } from '../../../db/handles.ts'
import { managed } from '../person-parts.queries.ts'

const AWAY_DAYS = 30
const REMINDED_DAYS = 7

export async function findAbsence(tx: Tx, id: string): Promise<{ was_here: boolean; was_reminded: boolean }> {
  const { rows } = await sql<{ was_here: boolean; was_reminded: boolean }>`
    select coalesce(last_login_at > now() - make_interval(days => ${AWAY_DAYS}), false) as was_here,
      coalesce(reminded_at > now() - make_interval(days => ${REMINDED_DAYS}), false) as was_reminded
    from person where id = ${id} for update
  `.execute(tx)
  return rows[0]!
}

export async function updateReminded(tx: Tx, id: string): Promise<Date> {
  const { rows } = await sql<{ reminded_at: Date }>`
    update person set reminded_at = now() where id = ${id} returning reminded_at
  `.execute(tx)
  return rows[0]!.reminded_at
}

export interface TrainingRow {
  profession_id: string | null
  adult_day: string | null
  joined: string | null
}

/** What stays as it is when only a role or the supervisor changes. */
export async function findTraining(tx: Tx, id: string): Promise<TrainingRow> {
  const { rows } = await sql<TrainingRow>`
    select profession_id, ${managed.adultFrom('person')} as adult_day, ${managed.dateJoined('person')} as joined
    from person where id = ${id}
  `.execute(tx)
  return rows[0]!
}

/** Only of people the caller may see in the admin tool. */
export async function listManagedNames(
  tx: Tx,
  me: Member,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select person.id, ${managed.name('person')} as name from person
    where person.id = any(${[...ids]}::uuid[]) and person.status <> 'ERASED' and ${reach(access['person.inspect'], me)}
  `.execute(tx)
  return rows
}
