import { z } from 'zod'

import { Day, Id, Instant, pageOf, PageQuery, writtenText, sortedBy, type Sorted } from '../shared/shapes.ts'
import { gapKinds } from './gaps.ts'
import { evaluationLimits as limits } from './limits.ts'
import { evaluationStatus } from './status.ts'

export const EvaluationStatus = z.enum(evaluationStatus.statuses)
export const Grade = z.enum(['A', 'B', 'C', 'D'])
export type Grade = z.infer<typeof Grade>
/** Whose part: the apprentice's, or that of the contact person. */
export const Side = z.enum(['APPRENTICE', 'CONTACT'])
export type Side = z.infer<typeof Side>
/** All that others learn of a part before both have submitted. */
export const PartState = z.enum(['OPEN', 'SUBMITTED', 'DISCUSSED'])
export type PartState = z.infer<typeof PartState>

const CriterionType = z.object({
  criterionTypeId: Id,
  name: z.string(),
  sortIndex: z.int(),
  /** The apprentice fills it in; else the contact person does. */
  forApprentice: z.boolean(),
})

export const Criterion = z
  .object({
    criterionId: Id,
    name: z.string(),
    description: z.string(),
    sortIndex: z.int(),
    criterionType: CriterionType,
  })
  .meta({ id: 'Criterion' })
export type Criterion = z.infer<typeof Criterion>

export const Criteria = z.array(Criterion)

export const EvaluationPoint = z.object({
  evaluationPointId: Id,
  criterion: Criterion,
  /** Null only in a part that is not submitted yet. */
  grade: Grade.nullable(),
  justification: z.string(),
})
export type EvaluationPoint = z.infer<typeof EvaluationPoint>

/** Ours: one a side, after both have submitted; never changed. */
export const Statement = z.object({ body: z.string(), date: Instant })
export type Statement = z.infer<typeof Statement>

export const EvaluationPart = z
  .object({
    evaluationId: Id,
    submitted: z.boolean(),
    discussed: z.boolean(),
    notes: z.string(),
    evaluationPoints: z.array(EvaluationPoint),
    /** Ours. */
    dateSubmitted: Instant.nullable(),
    dateDiscussed: Instant.nullable(),
    statement: Statement.nullable(),
  })
  .meta({ id: 'EvaluationPart' })
export type EvaluationPart = z.infer<typeof EvaluationPart>

/** What the caller may do to this row, by rule and state alike. */
export const EvaluationCan = z
  .object({
    /** Bearbeiten. */
    fill: z.boolean(),
    /** Einreichen. */
    submit: z.boolean(),
    /** Als besprochen markieren. */
    discuss: z.boolean(),
    /** PDF. */
    export: z.boolean(),
    /** Gegendarstellung. */
    state: z.boolean(),
    /** Das nehmen wir uns vor. */
    agree: z.boolean(),
    /** Bewertung per Link. */
    sendLink: z.boolean(),
  })
  .meta({ id: 'EvaluationCan' })
export type EvaluationCan = z.infer<typeof EvaluationCan>

/** Ours: what the apprentice and the contact person of an earlier assignment took on. */
export const LastAgreements = z.object({
  assignmentTitle: z.string(),
  date: Instant,
  agreements: z.array(z.string()),
})
export type LastAgreements = z.infer<typeof LastAgreements>

const head = {
  assignmentId: Id,
  assignmentTitle: z.string(),
  assignmentStart: Day,
  assignmentEnd: Day,
  apprenticeId: Id,
  apprenticeName: z.string(),
  contactId: Id.nullable(),
  contactName: z.string(),
}

/** Ours: a criterion without a grade, or a C or D without a reason. */
export const EvaluationGap = z
  .object({ criterionId: Id, name: z.string(), missing: z.enum(gapKinds) })
  .meta({ id: 'EvaluationGap' })
export type EvaluationGap = z.infer<typeof EvaluationGap>

export const EvaluationDetails = z
  .object({
    ...head,
    evaluationStatus: EvaluationStatus,
    apprenticeCompany: z.string(),
    apprenticeProfession: z.string().nullable(),
    /** Null: not begun, or not for these eyes yet. */
    apprenticeEvaluation: EvaluationPart.nullable(),
    contactEvaluation: EvaluationPart.nullable(),
    /** Ours, from here on. Calendar days, the first and the last one counted. */
    days: z.int(),
    apprenticeState: PartState,
    contactState: PartState,
    /** The caller's own side; null for those who accompany. */
    side: Side.nullable(),
    /** Criteria of its own version; before the first save, of the one in force. */
    criteria: Criteria,
    criteriaDate: Day,
    /** The assignment is reviewed again: both parts are kept and cannot be changed meanwhile. */
    isFrozen: z.boolean(),
    /** It cannot be filled in yet: the assignment has not begun. */
    isTooEarly: z.boolean(),
    agreements: z.array(z.string()),
    last: LastAgreements.nullable(),
    /** What is missing in the caller's own part before it can be submitted; empty once it is. */
    gaps: z.array(EvaluationGap),
    can: EvaluationCan,
  })
  .meta({ id: 'EvaluationDetails' })
export type EvaluationDetails = z.infer<typeof EvaluationDetails>

/** The caller's own part as its form shows it. */
export const EvaluationForm = z
  .object({
    ...head,
    /** Null: not saved yet. */
    evaluationId: Id.nullable(),
    notes: z.string(),
    evaluationPoints: z.array(
      z.object({ evaluationPointId: Id, criterionId: Id, grade: Grade.nullable(), justification: z.string() }),
    ),
    /** Ours, from here on: the criteria of this side, and why it may be closed. */
    side: Side,
    criteria: Criteria,
    submitted: z.boolean(),
    isFrozen: z.boolean(),
    isTooEarly: z.boolean(),
    last: LastAgreements.nullable(),
    can: EvaluationCan,
  })
  .meta({ id: 'EvaluationForm' })
export type EvaluationForm = z.infer<typeof EvaluationForm>

export const EvaluationRow = z
  .object({
    assignmentId: Id,
    assignmentTitle: z.string(),
    apprenticeId: Id,
    apprenticeName: z.string(),
    apprenticeImage: z.string().nullable(),
    contactId: Id.nullable(),
    contactName: z.string(),
    contactImage: z.string().nullable(),
    evaluationStatus: EvaluationStatus,
    /** Ours, from here on. */
    assignmentStart: Day,
    assignmentEnd: Day,
    apprenticeState: PartState,
    contactState: PartState,
    side: Side.nullable(),
    can: EvaluationCan,
  })
  .meta({ id: 'EvaluationRow' })
export type EvaluationRow = z.infer<typeof EvaluationRow>

/** Beyond the specification (docs/decisions/0058): what a number of the board leads to. `mine` narrows only with it. */
export const evaluationSorts = ['assignment', 'apprentice', 'contact', 'status', 'period'] as const
export type EvaluationSort = Sorted<(typeof evaluationSorts)[number]>
export const EvaluationsQuery = PageQuery.extend({
  sort: sortedBy(evaluationSorts),
  outstanding: z.enum(['ALL', 'LATE']).optional(),
  mine: z.literal('true').optional(),
})

export const EvaluationPage = pageOf(EvaluationRow).extend({ isCapped: z.boolean() })

export const SavedPoint = z.strictObject({
  evaluationPointId: Id.nullable().default(null),
  criterionId: Id,
  grade: Grade.nullable(),
  justification: writtenText(limits.justification).default(''),
})

/** As specified: the same for the first save and for the following ones. */
export const SavedEvaluation = z.strictObject({
  /** Null if new. */
  evaluationId: Id.nullable().default(null),
  assignmentId: Id,
  /** Of the contact person only. */
  notes: writtenText(limits.notes).default(''),
  evaluationPoints: z.array(SavedPoint).max(limits.criteria),
})
export type SavedEvaluation = z.infer<typeof SavedEvaluation>

/** Ours: once, after both have submitted. */
export const NewStatement = z.strictObject({ assignmentId: Id, statement: writtenText(limits.statement).min(1) })
export type NewStatement = z.infer<typeof NewStatement>

/** Ours: what both take on; the last one to write says it for both. */
export const Agreements = z.strictObject({
  assignmentId: Id,
  agreements: z.array(writtenText(limits.agreement).min(1)).max(limits.agreements),
})
export type Agreements = z.infer<typeof Agreements>
