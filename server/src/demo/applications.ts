// Applications and requests of the demo world in all statuses, and the assignments that came of accepted ones.
import applicationsFile from '@werkplatz/content/demo/applications.json' with { type: 'json' }
import approvalsFile from '@werkplatz/content/demo/external-approvals.json' with { type: 'json' }
import {
  resolveDate,
  type DemoApplication,
  type DemoApproval,
  type DemoAssignment,
  type DemoPendingChange,
  type RelativeDate,
} from '@werkplatz/content/types.ts'

import type { Tx } from '../db/handles.ts'
import { answerDates } from '../features/applications/answer-clock.ts'
import { findAnswerTerms } from '../features/applications/application.queries.ts'
import { swissDay } from '../lib/swiss-day.ts'
import { demoId } from './demo-id.ts'
import { attachDocuments } from './documents.ts'
import { inPieces, type World } from './world.ts'

const applications = applicationsFile.applications as unknown as DemoApplication[]
const approvals = approvalsFile.approvals as unknown as DemoApproval[]

const companyOf = async (tx: Tx, key: string) =>
  (await tx.selectFrom('person').select('company_id').where('id', '=', demoId(key)).executeTakeFirstOrThrow())
    .company_id

const activityOf = (tx: Tx, key: string) =>
  tx
    .selectFrom('activity')
    .select(['id', 'author_id', 'company_id'])
    .where('id', '=', demoId(key))
    .executeTakeFirstOrThrow()

const datesFor = async (tx: Tx, companyId: string, sent: RelativeDate) =>
  answerDates(resolveDate(sent), await findAnswerTerms(tx, companyId))

export async function loadApplications(tx: Tx) {
  for (const one of applications) {
    const id = demoId(one.applicationId)
    const activity = await activityOf(tx, one.activityId)
    const isSent = one.applicationStatus !== 'DRAFT'
    const { sentAt, dueOn, remindOn } = await datesFor(tx, activity.company_id, one.dateCreated)
    const seen = one.review && { seen_at: resolveDate(one.review.date), seen_by: demoId(one.review.reviewerId) }
    const inserted = await tx
      .insertInto('application')
      .values({
        id,
        activity_id: activity.id,
        activity_author_id: activity.author_id,
        activity_company_id: activity.company_id,
        author_id: demoId(one.authorId),
        company_id: await companyOf(tx, one.authorId),
        status: one.applicationStatus,
        title: one.title,
        body: one.body,
        ...(isSent && { sent_at: sentAt, due_on: dueOn, remind_on: remindOn }),
        ...seen,
        date_created: resolveDate(one.dateCreated),
        date_modified: resolveDate(one.dateModified),
      })
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .execute()
    if (inserted.length === 0) continue
    await attachDocuments(tx, { resource: 'application', id, key: one.applicationId }, one)
    if (one.review) await loadReview(tx, id, one.review)
  }
}

async function loadReview(tx: Tx, applicationId: string, review: NonNullable<DemoApplication['review']>) {
  await tx
    .insertInto('application_review')
    .values({
      application_id: applicationId,
      reviewer_id: demoId(review.reviewerId),
      decision: review.decision,
      message: review.reviewMessage,
      date_created: resolveDate(review.date),
    })
    .execute()
}

export async function loadApprovals(tx: Tx) {
  for (const one of approvals) {
    const companyId = await companyOf(tx, one.applicantId)
    const { sentAt, dueOn, remindOn } = await datesFor(tx, companyId, one.dateCreated)
    const decided = resolveDate(one.dateModified)
    const by = one.reviewerId && demoId(one.reviewerId)
    await tx
      .insertInto('approval')
      .values({
        id: demoId(one.approvalId),
        activity_id: demoId(one.activityId),
        applicant_id: demoId(one.applicantId),
        company_id: companyId,
        status: one.approvalStatus,
        comment: one.comment,
        reason: one.reason ?? '',
        ...(by && { decided_by: by, decided_at: decided, seen_by: by, seen_at: decided }),
        sent_at: sentAt,
        due_on: dueOn,
        remind_on: remindOn,
        date_created: sentAt,
        date_modified: decided,
      })
      .onConflict((oc) => oc.doNothing())
      .execute()
  }
}

export async function loadAssignments(tx: Tx, { people, assignments, pendingChanges }: World) {
  const accepted = new Map(
    applications
      .filter((one) => one.applicationStatus === 'APPROVED')
      .map((one) => [`${one.authorId} ${one.activityId}`, demoId(one.applicationId)]),
  )
  const changes = new Map(pendingChanges.map((change) => [change.assignmentId, change]))
  const companies = new Map(people.map((one) => [one.personId, demoId(one.companyId)]))
  for (const piece of inPieces(assignments)) {
    await tx
      .insertInto('assignment')
      .values(
        piece.map((one) => ({
          id: demoId(one.assignmentId),
          author_id: demoId(one.authorId),
          company_id: companies.get(one.authorId)!,
          activity_id: one.activityId && demoId(one.activityId),
          application_id: accepted.get(`${one.authorId} ${one.activityId}`) ?? null,
          status: one.assignmentStatus,
          title: one.title,
          description: one.description,
          location: one.location,
          work_sector_id: demoId(one.workSectorId),
          department: one.department,
          ...termsOf(one),
          contact_id: one.contactId && demoId(one.contactId),
          contact: one.contactId ? '' : one.contact,
          contact_email: one.contactId ? null : (one.contactEmail ?? null),
          date_created: resolveDate(one.dateCreated),
          date_modified: resolveDate(one.dateModified),
          ...changed(one, changes.get(one.assignmentId)),
        })),
      )
      .onConflict((oc) => oc.doNothing())
      .execute()
    await loadReviews(tx, piece)
  }
}

const termsOf = ({ dateStart, dateEnd, workload }: Pick<DemoAssignment, 'dateStart' | 'dateEnd' | 'workload'>) => ({
  date_start: swissDay(resolveDate(dateStart)),
  date_end: swissDay(resolveDate(dateEnd)),
  workload,
})

/** What was approved stays in force beside the new version. Every row of one statement has the same columns. */
function changed(one: DemoAssignment, change: DemoPendingChange | undefined) {
  const kept = termsOf(one)
  return {
    ...(change && { ...termsOf(change), status: 'PENDING', date_modified: resolveDate(change.dateCreated) }),
    submitted_at: change ? resolveDate(change.dateCreated) : null,
    approved_at: change ? resolveDate(one.dateModified) : null,
    approved_start: change ? kept.date_start : null,
    approved_end: change ? kept.date_end : null,
    approved_workload: change ? kept.workload : null,
  }
}

async function loadReviews(tx: Tx, assignments: readonly DemoAssignment[]) {
  const reviews = assignments.flatMap(({ assignmentId, review }) => (review ? [{ assignmentId, review }] : []))
  if (reviews.length === 0) return
  await tx
    .insertInto('assignment_review')
    .values(
      reviews.map(({ assignmentId, review }) => ({
        id: demoId(`review ${assignmentId}`),
        assignment_id: demoId(assignmentId),
        reviewer_id: demoId(review.reviewerId),
        decision: review.decision,
        message: review.reviewMessage,
        date_created: resolveDate(review.date),
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute()
}
