import { z } from 'zod'

import { ApplyBlocker } from '../activities/schemas.ts'
import { Document } from '../files/schemas.ts'
import { Day, Id, Instant, pageOf, PageQuery, writtenText } from '../shared/shapes.ts'
import { applicationLimits as limits } from './limits.ts'
import { applicationStatus, approvalStatus } from './status.ts'

export const ApplicationStatus = z.enum(applicationStatus.statuses)
export const ApprovalStatus = z.enum(approvalStatus.statuses)

export const applicationFilters = ['own', 'received', 'external'] as const
export const ApplicationFilter = z.enum(applicationFilters)
export type ApplicationFilter = z.infer<typeof ApplicationFilter>

export const ApplicationListQuery = z.strictObject({ ...PageQuery.shape, filter: ApplicationFilter.default('own') })
export const ApprovalListQuery = z.strictObject({
  ...PageQuery.shape,
  /** In the applicant's name and the activity's title; an empty one asks for everything. */
  query: writtenText(200).default(''),
})

/** Not in the specification: how long a pending one has waited and by when an answer is due. Null once it is decided, or not yet sent. */
export const AnswerClock = z
  .object({
    waitingSince: Instant,
    /** The last day for an answer, in Switzerland. */
    dueOn: Day,
    /** Working days from today to that day; 0 on the day itself, negative afterwards. */
    workingDaysLeft: z.int(),
    isOverdue: z.boolean(),
  })
  .meta({ id: 'AnswerClock' })
export type AnswerClock = z.infer<typeof AnswerClock>

/** Not in the specification: why no answer is due although it waits: its activity is archived, or being revised. */
export const AnswerPause = z.enum(['ARCHIVED', 'REVISED'])
export type AnswerPause = z.infer<typeof AnswerPause>

export const timelineSteps = ['SENT', 'SEEN', 'DECIDED'] as const
/** Not in the specification: where it stands; always all three steps, in this order. */
export const TimelineStep = z
  .object({
    step: z.enum(timelineSteps),
    /** Null: not yet. */
    date: Instant.nullable(),
    /** Who saw or decided it. */
    person: z.string().nullable(),
  })
  .meta({ id: 'TimelineStep' })
export type TimelineStep = z.infer<typeof TimelineStep>

/** What the caller may do to this row, by rule and status alike. Buttons read this and nothing else. */
export const ApplicationCan = z
  .object({
    edit: z.boolean(),
    /** Absenden. */
    send: z.boolean(),
    /** Validieren. */
    review: z.boolean(),
    /** Also answer yes: not while the activity is archived or being revised. */
    accept: z.boolean(),
    delete: z.boolean(),
    /** Nachricht and Email are for others than the author; the address of a minor elsewhere is not told. */
    message: z.boolean(),
    mail: z.boolean(),
    /** Accepted, and there is no assignment of it yet. */
    createAssignment: z.boolean(),
  })
  .meta({ id: 'ApplicationCan' })
export type ApplicationCan = z.infer<typeof ApplicationCan>

export const ApplicationRow = z
  .object({
    id: Id,
    /** The applicant's. */
    profileId: Id,
    author: z.string(),
    title: z.string(),
    status: ApplicationStatus,
    dateModified: Instant,
    /** Not in the specification. */
    authorImage: z.string().nullable(),
    activityId: Id,
    activityTitle: z.string(),
    activityAuthor: z.string(),
    activityCompany: z.string(),
    clock: AnswerClock.nullable(),
    pause: AnswerPause.nullable(),
    can: ApplicationCan,
  })
  .meta({ id: 'ApplicationRow' })
export type ApplicationRow = z.infer<typeof ApplicationRow>

export const ApplicationPage = z
  .object({
    ...pageOf(ApplicationRow).shape,
    /** Not in the specification: there are more than totalElements says («mehr als 1000»). */
    isCapped: z.boolean(),
  })
  .meta({ id: 'ApplicationPage' })
export type ApplicationPage = z.infer<typeof ApplicationPage>

/** Counted up to 1000, as the lists are. */
export const TabCount = z.object({
  total: z.int(),
  /** Of them those the caller has to do something about. */
  waiting: z.int(),
  /** The oldest of these. */
  waitingSince: Instant.nullable(),
})
export type TabCount = z.infer<typeof TabCount>

/** Not in the specification: the numbers on the views of the list; `external` counts requests. */
export const ApplicationTabs = z
  .object({ own: TabCount, received: TabCount, external: TabCount })
  .meta({ id: 'ApplicationTabs' })
export type ApplicationTabs = z.infer<typeof ApplicationTabs>

/** What was answered last; applicant and deciders see it. */
export const ApplicationReview = z.object({
  decision: z.enum(['APPROVED', 'REJECTED']),
  message: z.string(),
  reviewer: z.string(),
  date: Instant,
})
export type ApplicationReview = z.infer<typeof ApplicationReview>

export const ApplicationDetails = z
  .object({
    id: Id,
    title: z.string(),
    body: z.string(),
    applicationStatus: ApplicationStatus,
    documents: z.array(Document),
    activityId: Id,
    authorId: Id,
    authorProfileId: Id,
    authorName: z.string(),
    authorImage: z.string().nullable(),
    /** A path of this site when the person chose one of the offered designs. */
    authorBanner: z.string().nullable(),
    /** Null for the eyes of another company when the applicant is a minor. */
    authorMail: z.string().nullable(),
    slogan: z.string(),
    activityAuthorId: Id,
    dateModified: Instant,
    /** The applicant's, as in the list. */
    profileId: Id,
    /** Ours, from here on. */
    authorNameFirst: z.string(),
    authorCompany: z.string(),
    activityTitle: z.string(),
    activityAuthorName: z.string(),
    activityCompany: z.string(),
    isExternal: z.boolean(),
    isOwn: z.boolean(),
    review: ApplicationReview.nullable(),
    clock: AnswerClock.nullable(),
    pause: AnswerPause.nullable(),
    timeline: z.array(TimelineStep),
    /** The assignment made from it, for the applicant's eyes. */
    assignmentId: Id.nullable(),
    can: ApplicationCan,
  })
  .meta({ id: 'ApplicationDetails' })
export type ApplicationDetails = z.infer<typeof ApplicationDetails>

/** The target activity, as the form shows it. */
export const ApplicationActivity = z
  .object({
    id: Id,
    title: z.string(),
    description: z.string(),
    activityImage: z.string().nullable(),
    authorProfileId: Id,
    authorImage: z.string().nullable(),
    authorName: z.string(),
    /** Ours, from here on. */
    companyName: z.string(),
    isExternal: z.boolean(),
    canApply: z.boolean(),
    applyBlocker: ApplyBlocker.nullable(),
    /** The caller's newest application to it, to go on with instead of writing another one. */
    ownApplication: z.object({ id: Id, status: ApplicationStatus }).nullable(),
    /** The caller's request for it: the open one, else the last one. */
    externalRequest: z.object({ id: Id, status: ApprovalStatus }).nullable(),
    /** How many pending applications to it the caller can answer. */
    toAnswer: z.int(),
  })
  .meta({ id: 'ApplicationActivity' })
export type ApplicationActivity = z.infer<typeof ApplicationActivity>

const formFields = {
  title: writtenText(limits.title).min(1),
  /** Only a draft may be without one. */
  body: writtenText(limits.body),
  documents: z.array(Id).max(limits.documents),
}

/** A new application is a draft or sent; nothing else can be said by a client. */
export const NewApplication = z.strictObject({
  id: z.null().optional(),
  activityId: Id,
  ...formFields,
  applicationStatus: z.enum(['DRAFT', 'PENDING']),
})
export type NewApplication = z.infer<typeof NewApplication>

/** An edit keeps the status: it names the one it was loaded with, or PENDING to send it with the edit. */
export const ChangedApplication = z.strictObject({
  id: Id,
  /** An application never changes its activity: another one is refused. */
  activityId: Id.optional(),
  ...formFields,
  applicationStatus: ApplicationStatus,
})
export type ChangedApplication = z.infer<typeof ChangedApplication>

export const SentApplication = z.strictObject({ id: Id, status: z.literal('PENDING') })

export const ReviewedApplication = z.strictObject({
  id: Id,
  status: z.enum(['APPROVED', 'REJECTED']),
  reviewMessage: writtenText(limits.reviewMessage).min(1),
})
export type ReviewedApplication = z.infer<typeof ReviewedApplication>

/** Not in the specification: one sentence for all pending applications to an activity that the caller can answer. */
export const DeclinedApplications = z.strictObject({
  activityId: Id,
  reviewMessage: writtenText(limits.reviewMessage).min(1),
})
export type DeclinedApplications = z.infer<typeof DeclinedApplications>

export const ApprovalCan = z
  .object({ decide: z.boolean(), delete: z.boolean(), apply: z.boolean() })
  .meta({ id: 'ApprovalCan' })
export type ApprovalCan = z.infer<typeof ApprovalCan>

export const ApprovalRow = z
  .object({
    id: Id,
    applicantId: Id,
    applicantName: z.string(),
    activityId: Id,
    activityTitle: z.string(),
    approvalStatus: ApprovalStatus,
    dateModified: Instant,
    /** Not in the specification. */
    applicantImage: z.string().nullable(),
    activityCompany: z.string(),
    clock: AnswerClock.nullable(),
    pause: AnswerPause.nullable(),
    can: ApprovalCan,
  })
  .meta({ id: 'ApprovalRow' })
export type ApprovalRow = z.infer<typeof ApprovalRow>

export const ApprovalPage = z
  .object({ ...pageOf(ApprovalRow).shape, isCapped: z.boolean() })
  .meta({ id: 'ApprovalPage' })
export type ApprovalPage = z.infer<typeof ApprovalPage>

export const PlannedAssignment = z.object({
  id: Id,
  title: z.string(),
  dateStart: Day,
  dateEnd: Day,
  workload: z.int(),
})
export type PlannedAssignment = z.infer<typeof PlannedAssignment>

export const ApprovalDetails = z
  .object({
    id: Id,
    activityId: Id,
    activityTitle: z.string(),
    applicantId: Id,
    applicantName: z.string(),
    applicantImage: z.string().nullable(),
    applicantBanner: z.string().nullable(),
    applicantSlogan: z.string(),
    approvalStatus: ApprovalStatus,
    dateModified: Instant,
    comment: z.string(),
    /** Ours, from here on. */
    applicantProfileId: Id,
    applicantNameFirst: z.string(),
    applicantCompany: z.string(),
    activityCompany: z.string(),
    isOwn: z.boolean(),
    decidedBy: z.string().nullable(),
    /** Why the applicant wants to go there. */
    reason: z.string(),
    /** When and how much it would be. */
    dateStart: Day.nullable(),
    dateEnd: Day.nullable(),
    duration: z.int().nullable(),
    workload: z.int(),
    location: z.string(),
    /** What the applicant has in that time already, as far as the caller may read it. */
    planned: z.array(PlannedAssignment),
    clock: AnswerClock.nullable(),
    pause: AnswerPause.nullable(),
    timeline: z.array(TimelineStep),
    can: ApprovalCan,
  })
  .meta({ id: 'ApprovalDetails' })
export type ApprovalDetails = z.infer<typeof ApprovalDetails>

/** A new request waits; nobody decides their own by what they send. */
export const NewApproval = z.strictObject({
  id: z.null().optional(),
  activityId: Id,
  approvalStatus: z.literal('PENDING'),
  comment: z.literal('').optional(),
  /** Not in the specification: why, for who decides. */
  reason: writtenText(limits.reason).default(''),
})
export type NewApproval = z.infer<typeof NewApproval>

export const DecidedApproval = z.strictObject({
  id: Id,
  /** A request never changes its activity: another one is refused. */
  activityId: Id.optional(),
  approvalStatus: z.enum(['APPROVED', 'REJECTED']),
  comment: writtenText(limits.comment).min(1),
})
export type DecidedApproval = z.infer<typeof DecidedApproval>
