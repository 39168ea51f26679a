// Links to one part of an evaluation, as those see them who send them. What a link opens is in guest.queries.ts.
import { linkLimits } from '@werkplatz/contract/evaluation-links/limits.ts'
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import type { Db, Tx } from '../../db/handles.ts'
import { contacts } from '../assignments/assignment-parts.queries.ts'
import { colleagues } from '../people/person-parts.queries.ts'

export interface LinkFacts {
  contact: string | null
  contact_id: string | null
  contact_email: string | null
  is_in_force: boolean
  is_too_early: boolean
  contact_submitted_at: Date | null
  /** How many were sent, those that are dead included. */
  sent: number
  /** Of the last one; null: there was none. */
  address: string | null
  date_sent: Date | null
  expires_at: Date | null
  is_over: boolean | null
  opened_at: Date | null
  used_at: Date | null
  revoked_at: Date | null
}

export async function findLink(db: Db, me: Member, id: string): Promise<LinkFacts | undefined> {
  const { rows } = await sql<LinkFacts>`
    select ${contacts.name('assignment', me)} as contact, assignment.contact_id, assignment.contact_email,
      assignment.approved_at is not null as is_in_force,
      coalesce(assignment.approved_start > swiss_today(), false) as is_too_early, evaluation.contact_submitted_at,
      (select count(*)::int from evaluation_link where evaluation_link.evaluation_id = assignment.id) as sent,
      last.address, last.date_sent, last.expires_at, last.expires_at <= now() as is_over, last.opened_at, last.used_at,
      last.revoked_at
    from assignment
    left join evaluation on evaluation.id = assignment.id
    left join lateral (select * from evaluation_link where evaluation_link.evaluation_id = assignment.id
      order by evaluation_link.date_sent desc, evaluation_link.id desc limit 1) last on true
    where assignment.id = ${id}
  `.execute(db)
  return rows[0]
}

export interface Sending {
  is_in_force: boolean
  is_too_early: boolean
  contact_id: string | null
  apprentice_id: string
}

/** The assignment before its evaluation, as everybody locks them. */
export async function lockSending(tx: Tx, id: string): Promise<Sending | undefined> {
  const { rows } = await sql<Sending>`
    select approved_at is not null as is_in_force, coalesce(approved_start > swiss_today(), false) as is_too_early,
      contact_id, author_id as apprentice_id
    from assignment where id = ${id} for update
  `.execute(tx)
  return rows[0]
}

/** Whose account it is: neither who sends a link nor whom it is about may be who fills it in. */
export async function isAddressOf(tx: Tx, email: string, personIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from person where ${colleagues.mail('person')} = ${email} and person.id = any(${personIds}::uuid[])
  `.execute(tx)
  return rows.length > 0
}

/** With a link there is an evaluation, although nobody in the system accompanies the assignment. */
export async function insertGuestEvaluation(tx: Tx, id: string) {
  await sql`
    insert into evaluation (id, apprentice_id, company_id)
    select assignment.id, assignment.author_id, assignment.company_id from assignment where assignment.id = ${id}
    on conflict (id) do nothing
  `.execute(tx)
}

/** How many links there were, and whether the part is submitted. */
export async function lockSentLinks(tx: Tx, id: string): Promise<{ is_submitted: boolean; sent: number }> {
  const { rows } = await sql<{ is_submitted: boolean; sent: number }>`
    select contact_submitted_at is not null as is_submitted,
      (select count(*)::int from evaluation_link where evaluation_link.evaluation_id = evaluation.id) as sent
    from evaluation where id = ${id} for update
  `.execute(tx)
  return rows[0]!
}

/** Another address is another person: what was begun with the one before goes with its link (0037_evaluation_links.sql). */
export async function updateContactEmail(tx: Tx, id: string, email: string) {
  await sql`
    update assignment set contact_email = ${email} where id = ${id} and contact_email is distinct from ${email}
  `.execute(tx)
}

/** False: there is none that is good. */
export async function revokeLink(tx: Tx, evaluationId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update evaluation_link set revoked_at = now(), token_seed = null
    where evaluation_id = ${evaluationId} and used_at is null and revoked_at is null
  `.execute(tx)
  return numAffectedRows === 1n
}

export interface NewLink {
  evaluationId: string
  address: string
  sentBy: string
  hash: Buffer
  seed: Buffer
}

export async function insertLink(tx: Tx, link: NewLink): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into evaluation_link (evaluation_id, address, sent_by, token_hash, token_seed, expires_at)
    values (${link.evaluationId}, ${link.address}, ${link.sentBy}, ${link.hash}, ${link.seed},
      now() + make_interval(days => ${linkLimits.days}))
    returning id
  `.execute(tx)
  return rows[0]!.id
}

export interface LinkMailRow {
  id: string
  address: string
  apprentice: string
  sender: string
  company: string
  title: string
  starts: string
  ends: string
  expires_at: Date
}

/** What the mail with a link says. Whoever judges somebody's work is told whose. */
export async function findLinkMail(tx: Tx, linkId: string): Promise<LinkMailRow | undefined> {
  const { rows } = await sql<LinkMailRow>`
    select evaluation_link.id, evaluation_link.address, evaluation_link.expires_at, company.name as company,
      apprentice.name_first || ' ' || ${colleagues.last('apprentice')} as apprentice,
      sender.name_first || ' ' || ${colleagues.last('sender')} as sender,
      assignment.title, assignment.approved_start as starts, assignment.approved_end as ends
    from evaluation_link
    join evaluation on evaluation.id = evaluation_link.evaluation_id
    join assignment on assignment.id = evaluation.id
    join person apprentice on apprentice.id = evaluation.apprentice_id
    join person sender on sender.id = evaluation_link.sent_by
    join company on company.id = evaluation.company_id
    where evaluation_link.id = ${linkId}
  `.execute(tx)
  return rows[0]
}
