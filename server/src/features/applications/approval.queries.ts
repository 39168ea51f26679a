// Rows of requests to apply to another company, as actions need them.
import type { ApprovalStatus } from '@werkplatz/contract/applications/status.ts'
import { sql } from 'kysely'

import type { Tx } from '../../db/handles.ts'
import type { AnswerDates } from './answer-clock.ts'

export interface ApprovalFacts {
  id: string
  status: ApprovalStatus
  activity_id: string
  applicant_id: string
  seen_at: Date | null
}

export async function lockApproval(tx: Tx, id: string): Promise<ApprovalFacts | undefined> {
  return tx
    .selectFrom('approval')
    .select(['id', 'activity_id', 'applicant_id', 'seen_at'])
    .select(sql<ApprovalStatus>`status`.as('status'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertApproval(
  tx: Tx,
  applicant: { id: string; companyId: string },
  { activityId, reason }: { activityId: string; reason: string },
  { sentAt, dueOn, remindOn }: AnswerDates,
): Promise<string> {
  const { id } = await tx
    .insertInto('approval')
    .values({
      activity_id: activityId,
      applicant_id: applicant.id,
      company_id: applicant.companyId,
      reason,
      sent_at: sentAt,
      due_on: dueOn,
      remind_on: remindOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function recordDecision(tx: Tx, id: string, decision: { comment: string; by: string; at: Date }) {
  await tx
    .updateTable('approval')
    .set({ comment: decision.comment, decided_by: decision.by, decided_at: decision.at })
    .where('id', '=', id)
    .execute()
}

export async function deleteApprovalRow(tx: Tx, id: string) {
  await tx.deleteFrom('approval').where('id', '=', id).execute()
}
