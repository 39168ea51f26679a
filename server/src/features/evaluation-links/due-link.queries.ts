// What the calendar does to links, and what an account with the same address does.
import { linkLimits } from '@werkplatz/contract/evaluation-links/limits.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'
import type { Canton } from '../../lib/swiss-holidays.ts'
import { colleagues } from '../people/person-parts.queries.ts'

export interface DueLink {
  id: string
  is_over: boolean
  /** Where the apprentice works: holidays differ. */
  canton: Canton | null
}

/** Good ones that end soon and whose reader was not reminded; and those that ran out without anybody being told. */
export async function listDueLinks(db: Db, after: string, limit: number): Promise<DueLink[]> {
  const { rows } = await sql<DueLink>`
    select evaluation_link.id, evaluation_link.expires_at <= now() as is_over, company.canton
    from evaluation_link
    join evaluation on evaluation.id = evaluation_link.evaluation_id
    join company on company.id = evaluation.company_id
    where evaluation_link.used_at is null and evaluation_link.revoked_at is null and evaluation_link.told_at is null
      and evaluation_link.expires_at <= now() + make_interval(days => ${linkLimits.remindDaysBefore})
      and (evaluation_link.expires_at <= now() or evaluation_link.reminded_at is null)
      and evaluation_link.id > ${after}
    order by evaluation_link.id limit ${limit}
  `.execute(db)
  return rows
}

/** The seed for the last mail that carries the link; it is not kept. Nothing: somebody was faster, or it is done. */
export async function takeReminder(tx: Tx, id: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ seed: Buffer | null }>`
    with due as (
      select id, token_seed from evaluation_link
      where id = ${id} and used_at is null and revoked_at is null and reminded_at is null and expires_at > now()
      for update)
    update evaluation_link set reminded_at = now(), token_seed = null from due
    where evaluation_link.id = due.id returning due.token_seed as seed
  `.execute(tx)
  return rows[0]?.seed ?? undefined
}

export interface ExpiredLink {
  evaluation_id: string
  sent_by: string
}

export async function stampTold(tx: Tx, id: string): Promise<ExpiredLink | undefined> {
  const { rows } = await sql<ExpiredLink>`
    update evaluation_link set told_at = now(), token_seed = null
    where id = ${id} and used_at is null and revoked_at is null and told_at is null and expires_at <= now()
    returning evaluation_id, sent_by
  `.execute(tx)
  return rows[0]
}

/**
 * What was last asked for at the address of this person's account, unless it is theirs to be judged by. What is closed stays
 * as it is: nobody is asked to mark it once more.
 */
export async function lockAdoptable(tx: Tx, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select evaluation.id
    from assignment
    join evaluation on evaluation.id = assignment.id
    join person on person.id = ${personId} and person.status = 'ACTIVE'
    where evaluation.contact_id is null and assignment.contact_id is null and evaluation.status <> 'DISCUSSED'
      and evaluation.apprentice_id <> person.id
      and evaluation.id in (select evaluation_id from evaluation_link where evaluation_link.address = ${colleagues.mail('person')})
      and ${colleagues.mail('person')} = (select evaluation_link.address from evaluation_link
        where evaluation_link.evaluation_id = evaluation.id
        order by evaluation_link.date_sent desc, evaluation_link.id desc limit 1)
    order by evaluation.id
    for update of assignment, evaluation
  `.execute(tx)
  return rows.map((row) => row.id)
}

/** The part first, so that it is nobody else's when the assignment gets its contact person. */
export async function giveEvaluation(tx: Tx, id: string, personId: string) {
  await sql`update evaluation set contact_id = ${personId} where id = ${id}`.execute(tx)
  await sql`
    update judgement set party_id = ${personId}
    where evaluation_id = ${id} and side = 'CONTACT' and party_id is null
  `.execute(tx)
  await sql`
    update assignment set contact_id = ${personId}, contact = '', contact_email = null where id = ${id}
  `.execute(tx)
}
