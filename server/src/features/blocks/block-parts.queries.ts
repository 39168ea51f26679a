// What other features ask about blocks, as parts of their own statements. Who blocked whom is never told.
import { sql } from 'kysely'

/** Neither blocked the other. For lists: whom the caller blocked, or who blocked the caller, is left out. */
export const together = {
  withCaller: (id: string) => sql<boolean>`${sql.ref(id)} not in (select kept_apart_from_caller())`,
}

/** Everybody kept apart from a person: for the worker, which sees all blocks. */
export const apart = {
  from: (personId: string) => sql`select blocked_id from block where person_id = ${personId}
    union all select person_id from block where blocked_id = ${personId}`,
}

/** Looks after somebody's training: supervisor, or education officer of the company. Notices from them always arrive. */
export const inCharge = {
  of: (staff: string, person: string) => sql<boolean>`(${sql.ref(`${person}.supervisor_id`)} = ${sql.ref(`${staff}.id`)}
    or (${sql.ref(`${person}.company_id`)} = ${sql.ref(`${staff}.company_id`)}
      and ${sql.ref(`${person}.roles`)} && '{APPRENTICE}' and ${sql.ref(`${staff}.roles`)} && '{EDUCATION_OFFICER}'))`,
}
