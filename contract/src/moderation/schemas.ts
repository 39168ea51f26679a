import { z } from 'zod'

import { Image } from '../files/schemas.ts'
import { Day, Id, Instant, pageOf, PageQuery, writtenText } from '../shared/shapes.ts'
import { reportLimits as limits } from './limits.ts'
import { objectionStatus, reportStatus } from './status.ts'

export const reportTargets = [
  'ASSIGNMENT',
  'ACTIVITY',
  'USER_PROFILE',
  'COMPANY_PROFILE',
  'POST',
  'COMMENT',
  'CHAT_MESSAGE',
] as const
export const ReportTarget = z.enum(reportTargets)
export type ReportTarget = z.infer<typeof ReportTarget>

export const reportReasons = ['SPAM', 'HARASSMENT', 'HATE_SPEECH', 'VIOLENCE', 'BUG', 'OTHER'] as const
export const ReportReason = z.enum(reportReasons)
export type ReportReason = z.infer<typeof ReportReason>

export const NewReport = z.strictObject({ targetId: Id, target: ReportTarget, report: ReportReason })
export type NewReport = z.infer<typeof NewReport>

export const NOT_REMOVABLE = 'Das lässt sich nicht entfernen.'

export const reportDecisions = ['REMOVED', 'WARNED', 'NO_ACTION'] as const
export const ReportDecision = z.enum(reportDecisions)
export type ReportDecision = z.infer<typeof ReportDecision>

const Reasons = writtenText(limits.reasons).min(1)

/** The author reads the reasons, whoever reported the answer; without one they get a short and friendly sentence. */
export const DecidedReport = z.strictObject({
  id: Id,
  decision: ReportDecision,
  reasons: Reasons,
  answer: writtenText(limits.answer).default(''),
})
export type DecidedReport = z.infer<typeof DecidedReport>

export const SettledObjection = z.strictObject({ id: Id, outcome: z.enum(['UPHELD', 'CHANGED']), reasons: Reasons })
export type SettledObjection = z.infer<typeof SettledObjection>

export const NewObjection = z.strictObject({
  id: Id,
  body: writtenText(limits.objection).min(1),
})
export type NewObjection = z.infer<typeof NewObjection>

/** Brings back what was removed or deleted. Its author reads the reasons, also in a notification, so they are short. */
export const Restored = z.strictObject({ id: Id, reasons: writtenText(limits.restoreReasons).min(1) })
export type Restored = z.infer<typeof Restored>

export const reportViews = ['OPEN', 'TAKEN', 'OBJECTIONS', 'CLOSED'] as const
export const ReportView = z.enum(reportViews)
export type ReportView = z.infer<typeof ReportView>

export const ReportListQuery = z.strictObject({ ...PageQuery.shape, view: ReportView.default('OPEN') })
export type ReportListQuery = z.infer<typeof ReportListQuery>

/** How many wait; `mine` are those of the taken ones that the caller has taken. */
export const ReportCounts = z
  .object({ open: z.int(), taken: z.int(), mine: z.int(), objections: z.int() })
  .meta({ id: 'ReportCounts' })
export type ReportCounts = z.infer<typeof ReportCounts>

const ReportStatus = z.enum(reportStatus.statuses)
const ObjectionStatus = z.enum(objectionStatus.statuses)

/** Somebody as the reader may see them. */
const Someone = z.object({ name: z.string(), image: z.string().nullable() }).meta({ id: 'ReportPerson' })

/** A case: the first report about something, with those that followed it. */
const summary = {
  id: Id,
  reason: ReportReason,
  target: ReportTarget,
  /** What it is called; empty where it has no name, must not be told, or is gone. */
  subject: z.string(),
  status: ReportStatus,
  decision: ReportDecision.nullable(),
  /** Of everybody who reported it; 0: a moderator removed it without a report. */
  reportCount: z.int(),
  dateCreated: Instant,
  dateTaken: Instant.nullable(),
  dateDecided: Instant.nullable(),
  dateRestored: Instant.nullable(),
  author: Someone.nullable(),
  taker: Someone.nullable(),
  objection: ObjectionStatus.nullable(),
}

/** Content that is away and can still be brought back. */
export const RemovedContent = z
  .object({
    /** Of the case, or of its author's own deletion. */
    id: Id,
    /** null: its author deleted it. */
    reportId: Id.nullable(),
    target: ReportTarget,
    subject: z.string(),
    /** The beginning of what was written; empty for messages. */
    text: z.string(),
    author: Someone.nullable(),
    isByAuthor: z.boolean(),
    /** The moderator who decided. */
    remover: Someone.nullable(),
    dateRemoved: Instant,
    /** The last day to bring it back. */
    dueDate: Day,
    /** False while an objection waits. */
    isRestorable: z.boolean(),
  })
  .meta({ id: 'RemovedContent' })
export type RemovedContent = z.infer<typeof RemovedContent>
export const RemovedPage = pageOf(RemovedContent)

export const ReportSummary = z.object(summary).meta({ id: 'ReportSummary' })
export type ReportSummary = z.infer<typeof ReportSummary>
export const ReportPage = pageOf(ReportSummary)

/** Something somebody wrote or shows: what was reported, and what stands around it. */
export const ReportedEntry = z
  .object({
    author: Someone.nullable(),
    body: z.string(),
    date: Instant.nullable(),
    isTarget: z.boolean(),
    images: z.array(Image),
  })
  .meta({ id: 'ReportedEntry' })
export type ReportedEntry = z.infer<typeof ReportedEntry>

export const Report = z
  .object({
    ...summary,
    /** Of the page it stands on; null: nobody can open it any more. */
    pageId: Id.nullable(),
    entries: z.array(ReportedEntry),
    /** Whoever runs the platform reads who reported it first; officers only whether it was a colleague. */
    reporter: Someone.nullable(),
    isReporterColleague: z.boolean(),
    /** Earlier decisions against the same person that still stand. */
    earlierCount: z.int(),
    reasons: z.string(),
    answer: z.string(),
    restoreReasons: z.string(),
    decider: Someone.nullable(),
    objectionDetails: z
      .object({
        body: z.string(),
        author: Someone,
        dateCreated: Instant,
        reasons: z.string(),
        decider: Someone.nullable(),
        dateDecided: Instant.nullable(),
      })
      .nullable(),
    /** Whether taking it away is among the decisions. */
    isRemovable: z.boolean(),
    can: z.object({
      take: z.boolean(),
      release: z.boolean(),
      decide: z.boolean(),
      settle: z.boolean(),
      restore: z.boolean(),
      readMessages: z.boolean(),
    }),
  })
  .meta({ id: 'Report' })
export type Report = z.infer<typeof Report>

export const ReportedMessages = z.object({ entries: z.array(ReportedEntry) }).meta({ id: 'ReportedMessages' })
export type ReportedMessages = z.infer<typeof ReportedMessages>

/** What the author reads. Neither who reported it nor who decided is said. */
export const Decision = z
  .object({
    id: Id,
    target: ReportTarget,
    subject: z.string(),
    /** What it was about; empty where it is gone for good, and for messages, which their author knows. */
    body: z.string(),
    decision: ReportDecision,
    reasons: z.string(),
    dateDecided: Instant,
    /** The last day to object. */
    dueDate: Day,
    dateRestored: Instant.nullable(),
    /** Why it is back; empty after an objection, which has its own reasons. */
    restoreReasons: z.string(),
    objection: z
      .object({
        status: ObjectionStatus,
        body: z.string(),
        dateCreated: Instant,
        reasons: z.string(),
        dateDecided: Instant.nullable(),
      })
      .nullable(),
    can: z.object({ object: z.boolean() }),
  })
  .meta({ id: 'Decision' })
export type Decision = z.infer<typeof Decision>
