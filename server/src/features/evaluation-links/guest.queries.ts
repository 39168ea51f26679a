// What a link opens: one part of one evaluation, and nothing else. Row security says so as well (0037_evaluation_links.sql).
import { linkLimits } from '@werkplatz/contract/evaluation-links/limits.ts'
import type { Grade } from '@werkplatz/contract/evaluations/schemas.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'
import { colleagues } from '../people/person-parts.queries.ts'

export type GuestState = 'OPEN' | 'USED' | 'REVOKED' | 'EXPIRED'

export interface GuestLink {
  id: string
  evaluation_id: string
  sent_by: string
  sender: string
  expires_at: Date
  state: GuestState
  /** Submitted so lately that a wish for an account is heard. */
  may_wish: boolean
  /** Whatever became of it, it was one of ours: no guess. */
  is_open: boolean
}

const state = sql<GuestState>`case when evaluation_link.used_at is not null then 'USED'
  when evaluation_link.revoked_at is not null then 'REVOKED'
  when evaluation_link.expires_at <= now() then 'EXPIRED' else 'OPEN' end`

export async function findGuestLink(db: Db, tokenHash: Buffer): Promise<GuestLink | undefined> {
  const { rows } = await sql<GuestLink>`
    select evaluation_link.id, evaluation_link.evaluation_id, evaluation_link.sent_by, evaluation_link.expires_at,
      sender.name_first || ' ' || ${colleagues.last('sender')} as sender, ${state} as state,
      coalesce(evaluation_link.used_at > now() - make_interval(hours => ${linkLimits.wishHours}), false) as may_wish,
      true as is_open
    from evaluation_link join person sender on sender.id = evaluation_link.sent_by
    where evaluation_link.token_hash = ${tokenHash}
  `.execute(db)
  return rows[0]
}

/** From here to the end of the transaction row security knows which evaluation the link is for. */
export async function enterAsGuest(tx: Tx, evaluationId: string) {
  await sql`select set_config('app.guest_evaluation', ${evaluationId}, true)`.execute(tx)
}

/** Asked again with its lock: nobody revokes it meanwhile. */
export async function lockGuestLink(tx: Tx, id: string): Promise<GuestState | undefined> {
  const { rows } = await sql<{ state: GuestState }>`
    select ${state} as state from evaluation_link where id = ${id} for update
  `.execute(tx)
  return rows[0]?.state
}

export interface GuestEvaluationRow {
  apprentice_id: string
  apprentice: string
  title: string
  starts: string
  ends: string
  version: number | null
  is_frozen: boolean
  notes: string | null
  points: { criterion_id: string; grade: Grade | null; justification: string }[] | null
}

/** First and last name of the apprentice, the assignment, and the own part. */
export async function findGuestEvaluation(tx: Tx, evaluationId: string): Promise<GuestEvaluationRow | undefined> {
  const { rows } = await sql<GuestEvaluationRow>`
    select evaluation.apprentice_id, apprentice.name_first || ' ' || ${colleagues.last('apprentice')} as apprentice,
      assignment.title, assignment.approved_start as starts, assignment.approved_end as ends, evaluation.version,
      assignment.status = 'PENDING' as is_frozen, judgement.notes,
      (select json_agg(json_build_object('criterion_id', evaluation_point.criterion_id,
          'grade', evaluation_point.grade, 'justification', evaluation_point.justification))
        from evaluation_point where evaluation_point.part_id = judgement.id) as points
    from evaluation
    join assignment on assignment.id = evaluation.id
    join person apprentice on apprentice.id = evaluation.apprentice_id
    left join judgement on judgement.evaluation_id = evaluation.id and judgement.side = 'CONTACT'
      and judgement.party_id is null
    where evaluation.id = ${evaluationId}
  `.execute(tx)
  return rows[0]
}

export async function stampOpened(tx: Tx, id: string) {
  await sql`update evaluation_link set opened_at = now() where id = ${id} and opened_at is null`.execute(tx)
}

/** The id of the part; nothing: nothing was saved yet. */
export async function findGuestPart(tx: Tx, evaluationId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from judgement where evaluation_id = ${evaluationId} and side = 'CONTACT' and party_id is null
  `.execute(tx)
  return rows[0]?.id
}

/** Dead from now on. */
export async function stampUsed(tx: Tx, id: string) {
  await sql`update evaluation_link set used_at = now(), token_seed = null where id = ${id}`.execute(tx)
}

/** Once. False: it was said before. */
export async function stampWished(tx: Tx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update evaluation_link set wished_at = now() where id = ${id} and used_at is not null and wished_at is null
  `.execute(tx)
  return numAffectedRows === 1n
}

/** Who wishes, in whose evaluation. */
export async function findWish(
  tx: Tx,
  evaluationId: string,
): Promise<{ contact: string; apprentice: string } | undefined> {
  const { rows } = await sql<{ contact: string; apprentice: string }>`
    select assignment.contact, apprentice.name_first || ' ' || ${colleagues.last('apprentice')} as apprentice
    from evaluation
    join assignment on assignment.id = evaluation.id
    join person apprentice on apprentice.id = evaluation.apprentice_id
    where evaluation.id = ${evaluationId}
  `.execute(tx)
  return rows[0]
}
