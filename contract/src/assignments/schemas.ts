import { z } from 'zod'

import { Email } from '../accounts/schemas.ts'
import { Day, Id, Instant, writtenText } from '../shared/shapes.ts'
import { assignmentLimits as limits } from './limits.ts'
import { assignmentStatus } from './status.ts'

export const AssignmentStatus = z.enum(assignmentStatus.statuses)
/** Derived: linked to an activity, else up to 7 calendar days, else the rest. */
export const AssignmentType = z.enum(['ACTIVITY', 'SHORT_TERM', 'UNLINKED'])
export type AssignmentType = z.infer<typeof AssignmentType>

/** What the caller may do to this row, by rule and status alike. */
export const AssignmentCan = z
  .object({
    edit: z.boolean(),
    /** Einreichen. */
    submit: z.boolean(),
    /** Genehmigen oder ablehnen. */
    review: z.boolean(),
    delete: z.boolean(),
    report: z.boolean(),
    /** Verlängern: it is in force and has not ended. */
    extend: z.boolean(),
    /** Nochmals so: it is, or was. */
    repeat: z.boolean(),
    /** Nachricht and Email are for others than the apprentice; an address outside the own company is not told. */
    message: z.boolean(),
    mail: z.boolean(),
    /** Bewertung: there is one, and the caller may open it. */
    evaluate: z.boolean(),
    /** Bewertung per Link: the contact person has no account, and the caller looks after the apprentice. */
    sendLink: z.boolean(),
  })
  .meta({ id: 'AssignmentCan' })
export type AssignmentCan = z.infer<typeof AssignmentCan>

/** What was decided last. */
export const AssignmentReview = z.object({
  decision: z.enum(['APPROVED', 'REJECTED']),
  message: z.string(),
  reviewer: z.string(),
  date: Instant,
})
export type AssignmentReview = z.infer<typeof AssignmentReview>

/** What was approved last and stays in force while a new version waits or was rejected (0052). */
export const InForce = z.object({ dateStart: Day, dateEnd: Day, workload: z.int() })
export type InForce = z.infer<typeof InForce>

export const AssignmentDetails = z
  .object({
    assignmentId: Id,
    title: z.string(),
    description: z.string(),
    authorId: Id,
    authorNameFirst: z.string(),
    authorNameLast: z.string(),
    authorSlogan: z.string(),
    authorImage: z.string().nullable(),
    authorBanner: z.string().nullable(),
    /** Null for the eyes of another company when the apprentice is a minor. */
    authorEmail: z.string().nullable(),
    profileId: Id,
    activityId: Id.nullable(),
    /** Dates, sector and contact person are missing only in an unfinished draft. */
    dateStart: Day.nullable(),
    dateEnd: Day.nullable(),
    workload: z.int(),
    workSectorName: z.string().nullable(),
    department: z.string(),
    location: z.string(),
    contactId: Id.nullable(),
    contactNameFirst: z.string().nullable(),
    contactNameLast: z.string().nullable(),
    /** What was written when the contact person is not in the system. */
    contact: z.string(),
    assignmentStatus: AssignmentStatus,
    /** Ours, from here on. */
    assignmentType: AssignmentType,
    activityTitle: z.string().nullable(),
    applicationId: Id.nullable(),
    dateModified: Instant,
    isOwn: z.boolean(),
    authorProfession: z.string().nullable(),
    /** Since when it waits for a decision; null if it does not. */
    waitingSince: Instant.nullable(),
    review: AssignmentReview.nullable(),
    /** Null: it was never approved. */
    inForce: InForce.nullable(),
    /** For the apprentice and the supervisor, from 14 days before the end: the day from which nothing is planned. */
    openFrom: Day.nullable(),
    can: AssignmentCan,
  })
  .meta({ id: 'AssignmentDetails' })
export type AssignmentDetails = z.infer<typeof AssignmentDetails>

const formFields = {
  /** The linked activity; one the caller can reach. */
  activityId: Id.nullable().default(null),
  title: writtenText(limits.title).min(1),
  description: writtenText(limits.description),
  location: writtenText(limits.location),
  workSectorId: Id.nullable(),
  department: writtenText(limits.department),
  dateStart: Day.nullable(),
  dateEnd: Day.nullable(),
  workload: z.int().min(0).max(limits.workload),
  contactId: Id.nullable().default(null),
  /** Not in the specification: the name as written, for a contact person who is not in the system. Forgotten when there is a contactId. */
  contact: writtenText(limits.contact).default(''),
  /** Not in the specification: where a link to the evaluation can go. Forgotten when there is a contactId. */
  contactEmail: Email.nullable().default(null),
}

interface Dates {
  dateStart: string | null
  dateEnd: string | null
}
const datesInOrder = ({ dateStart, dateEnd }: Dates) => !dateStart || !dateEnd || dateStart <= dateEnd
const wrongOrder = { error: 'Das Ende darf nicht vor dem Start liegen', path: ['dateEnd'] }

/** A new assignment is a draft or handed in; nothing else can be said by a client. */
export const NewAssignment = z
  .strictObject({
    assignmentId: z.null().optional(),
    ...formFields,
    assignmentStatus: z.enum(['DRAFT', 'PENDING']),
    /** Not in the specification: the accepted application it is made from. There is one assignment for each. */
    applicationId: Id.nullable().default(null),
  })
  .refine(datesInOrder, wrongOrder)
export type NewAssignment = z.infer<typeof NewAssignment>

export const ReviewedAssignment = z.strictObject({
  id: Id,
  status: z.enum(['APPROVED', 'REJECTED']),
  /** For a yes as for a no. */
  reviewMessage: writtenText(limits.reviewMessage).min(1),
})
export type ReviewedAssignment = z.infer<typeof ReviewedAssignment>

/** An edit keeps the status: it names the one it was loaded with, or PENDING to hand a draft in with it. */
export const ChangedAssignment = z
  .strictObject({ assignmentId: Id, ...formFields, assignmentStatus: AssignmentStatus })
  .refine(datesInOrder, wrongOrder)
export type ChangedAssignment = z.infer<typeof ChangedAssignment>

const shown = {
  activityId: Id.nullable(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  workSectorId: Id.nullable(),
  department: z.string(),
  dateStart: Day.nullable(),
  dateEnd: Day.nullable(),
  workload: z.int(),
  contactId: Id.nullable(),
  contact: z.string(),
  contactEmail: z.string().nullable(),
  /** Not in the specification: names behind the ids, as the form shows them. */
  activityTitle: z.string().nullable(),
  contactName: z.string().nullable(),
}

export const AssignmentForm = z
  .object({
    assignmentId: Id,
    ...shown,
    assignmentStatus: AssignmentStatus,
    applicationId: Id.nullable(),
    isOwn: z.boolean(),
    /** Not in the specification: changing what is reviewed sends it to review again; the form says so before saving. */
    savingNeedsReview: z.boolean(),
    /** Not in the specification: who accompanies what is in force is not for the apprentice to change. */
    isContactFrozen: z.boolean(),
    can: AssignmentCan,
  })
  .meta({ id: 'AssignmentForm' })
export type AssignmentForm = z.infer<typeof AssignmentForm>

/** What an accepted application says about the assignment to come. */
export const AssignmentPrefill = z
  .object({
    applicationId: Id,
    /** There is one already: go on with it instead. */
    assignmentId: Id.nullable(),
    ...shown,
    assignmentStatus: z.literal('DRAFT'),
  })
  .meta({ id: 'AssignmentPrefill' })
export type AssignmentPrefill = z.infer<typeof AssignmentPrefill>
