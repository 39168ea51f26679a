// Evaluations of the demo world in all states. Each approved assignment whose contact person is in the system has one from
// its approval on, others with the link that was sent; here they get what their two sides have written.
import { randomBytes } from 'node:crypto'

import evaluationsFile from '@werkplatz/content/demo/evaluations.json' with { type: 'json' }
import {
  resolveDate,
  type DemoAgreement,
  type DemoEvaluation,
  type DemoEvaluationPart,
  type DemoGuestLink,
  type DemoStatement,
  type RelativeDate,
} from '@werkplatz/content/types.ts'
import type { Side } from '@werkplatz/contract/evaluations/schemas.ts'

import type { Tx } from '../db/handles.ts'
import { demoId } from './demo-id.ts'

const evaluations = evaluationsFile.evaluations as unknown as DemoEvaluation[]
const statements = evaluationsFile.statements as DemoStatement[]
const agreements = evaluationsFile.agreements as DemoAgreement[]

const at = (date: RelativeDate | null | undefined) => (date ? resolveDate(date) : null)

const companyOf = async (tx: Tx, key: string) =>
  (await tx.selectFrom('person').select('company_id').where('id', '=', demoId(key)).executeTakeFirstOrThrow())
    .company_id

export async function loadEvaluations(tx: Tx) {
  for (const one of evaluations) {
    const id = demoId(one.assignmentId)
    const { apprenticeEvaluation: apprentice, contactEvaluation: contact } = one
    const agreed = agreements.find(({ assignmentId }) => assignmentId === one.assignmentId)
    // As the approval made it, and nobody has touched it.
    await tx.deleteFrom('evaluation').where('id', '=', id).where('version', 'is', null).execute()
    await tx
      .insertInto('evaluation')
      .values({
        id,
        apprentice_id: demoId(one.apprenticeId),
        company_id: await companyOf(tx, one.apprenticeId),
        contact_id: one.contactId && demoId(one.contactId),
        status: one.evaluationStatus,
        version: apprentice || contact ? 1 : null,
        apprentice_submitted_at: at(apprentice?.dateSubmitted),
        contact_submitted_at: at(contact?.dateSubmitted),
        apprentice_discussed_at: at(apprentice?.dateDiscussed),
        contact_discussed_at: at(contact?.dateDiscussed),
        agreements: agreed?.texts ?? [],
        agreed_at: at(agreed?.dateCreated),
      })
      .onConflict((oc) => oc.doNothing())
      .execute()
    if (apprentice) await loadPart(tx, id, 'APPRENTICE', one.apprenticeId, apprentice)
    if (contact) await loadPart(tx, id, 'CONTACT', one.contactId, contact)
    if (one.guestLink) await loadLink(tx, one.assignmentId, one.guestLink, at(contact?.dateSubmitted))
  }
  for (const { statementId, assignmentId, authorId, body, dateCreated } of statements) {
    const { apprenticeId } = evaluations.find((one) => one.assignmentId === assignmentId)!
    await tx
      .insertInto('evaluation_statement')
      .values({
        id: demoId(statementId),
        evaluation_id: demoId(assignmentId),
        side: authorId === apprenticeId ? 'APPRENTICE' : 'CONTACT',
        body,
        date_created: resolveDate(dateCreated),
      })
      .onConflict((oc) => oc.doNothing())
      .execute()
  }
}

/** Nobody holds its token: a new link is sent from the page. */
async function loadLink(tx: Tx, assignmentId: string, link: DemoGuestLink, usedAt: Date | null) {
  await tx
    .insertInto('evaluation_link')
    .values({
      id: demoId(`link-${assignmentId}`),
      evaluation_id: demoId(assignmentId),
      address: link.email,
      sent_by: demoId(link.sentBy),
      token_hash: randomBytes(32),
      date_sent: resolveDate(link.dateSent),
      expires_at: resolveDate(link.dateExpires),
      opened_at: at(link.dateOpened),
      used_at: usedAt,
    })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

async function loadPart(tx: Tx, evaluationId: string, side: Side, partyId: string | null, part: DemoEvaluationPart) {
  await tx
    .insertInto('judgement')
    .values({
      id: demoId(part.evaluationId),
      evaluation_id: evaluationId,
      side,
      party_id: partyId && demoId(partyId),
      notes: side === 'CONTACT' ? part.notes : '',
    })
    .onConflict((oc) => oc.doNothing())
    .execute()
  await tx
    .insertInto('evaluation_point')
    .values(
      part.evaluationPoints.map((point) => ({
        id: demoId(point.evaluationPointId),
        part_id: demoId(part.evaluationId),
        criterion_id: demoId(point.criterionId),
        grade: point.grade,
        justification: point.justification,
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute()
}
