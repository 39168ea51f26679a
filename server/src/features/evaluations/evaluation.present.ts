// Rows → contract shapes. What a caller must not see yet is not in the row: the queries say so.
import { gapOf } from '@werkplatz/contract/evaluations/gaps.ts'
import type {
  Criterion,
  EvaluationCan,
  EvaluationDetails,
  EvaluationForm,
  EvaluationGap,
  EvaluationPart,
  EvaluationRow,
  PartState,
  Side,
} from '@werkplatz/contract/evaluations/schemas.ts'

import { hasBit } from '../../access/can.ts'
import { daysBetween } from '../../lib/swiss-day.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { pictureUrl } from '../files/file.present.ts'
import { NOBODY } from '../people/person-parts.queries.ts'
import {
  evaluationActions,
  type CriterionRow,
  type EvaluationDetailsRow,
  type EvaluationHeadRow,
  type EvaluationTableRow,
  type PartRow,
} from './evaluation.queries.ts'

export const presentCriterion = (row: CriterionRow): Criterion => ({
  criterionId: row.id,
  name: row.name,
  description: row.description,
  sortIndex: row.sort_index,
  criterionType: {
    criterionTypeId: row.type_id,
    name: row.type_name,
    sortIndex: row.type_sort,
    forApprentice: row.for_apprentice,
  },
})

const datesOf = (row: EvaluationHeadRow, side: Side) =>
  side === 'APPRENTICE'
    ? { submitted: row.apprentice_submitted_at, discussed: row.apprentice_discussed_at }
    : { submitted: row.contact_submitted_at, discussed: row.contact_discussed_at }

function stateOf(row: EvaluationHeadRow, side: Side): PartState {
  const { submitted, discussed } = datesOf(row, side)
  return discussed ? 'DISCUSSED' : submitted ? 'SUBMITTED' : 'OPEN'
}

/** A button is offered when the rule allows it and the state does. */
function presentCan(row: EvaluationHeadRow, hasStated: boolean): EvaluationCan {
  const { side, status } = row
  const isParty = side !== null && hasBit(evaluationActions, row.may, 'evaluation.fill')
  const own = side && datesOf(row, side)
  const isOpen = isParty && !own?.submitted && !row.is_frozen && !row.is_too_early
  const isComplete = status !== 'DRAFT'
  return {
    fill: isOpen,
    submit: isOpen,
    discuss: isParty && isComplete && !own?.discussed,
    export: isComplete,
    state: isParty && isComplete && !hasStated,
    agree: isParty && isComplete,
    sendLink: row.may_send,
  }
}

const presentHead = (row: EvaluationHeadRow) => ({
  assignmentId: row.id,
  assignmentTitle: row.title,
  assignmentStart: row.starts,
  assignmentEnd: row.ends,
  apprenticeId: row.apprentice_id,
  apprenticeName: row.apprentice,
  contactId: row.contact_id,
  contactName: row.contact ?? NOBODY,
})

const instant = (date: Date | null) => date && date.toISOString()

function presentPart(row: EvaluationDetailsRow, side: Side, criteria: readonly Criterion[]): EvaluationPart | null {
  const part = partOf(row, side)
  if (!part) return null
  const { submitted, discussed } = datesOf(row, side)
  const points = new Map(part.points.map((point) => [point.criterion_id, point]))
  return {
    evaluationId: part.id,
    submitted: submitted !== null,
    discussed: discussed !== null,
    notes: part.notes,
    // In the order of the criteria, whatever order they were written in.
    evaluationPoints: criteria.flatMap((criterion) => {
      const point = points.get(criterion.criterionId)
      if (!point) return []
      return [{ evaluationPointId: point.id, criterion, grade: point.grade, justification: point.justification }]
    }),
    dateSubmitted: instant(submitted),
    dateDiscussed: instant(discussed),
    statement: part.statement && { body: part.statement.body, date: new Date(part.statement.date).toISOString() },
  }
}

const partOf = (row: EvaluationDetailsRow, side: Side): PartRow | null =>
  side === 'APPRENTICE' ? row.apprentice_part : row.contact_part

const presentLast = ({ last }: EvaluationDetailsRow) =>
  last && { assignmentTitle: last.title, date: new Date(last.date).toISOString(), agreements: last.agreements }

/** In the order of the criteria; the same that submitting counts. */
function presentGaps(row: EvaluationDetailsRow, criteria: readonly Criterion[]): EvaluationGap[] {
  const { side } = row
  if (side === null || datesOf(row, side).submitted) return []
  const points = new Map(partOf(row, side)?.points.map((point) => [point.criterion_id, point]))
  return criteria
    .filter(({ criterionType }) => criterionType.forApprentice === (side === 'APPRENTICE'))
    .flatMap(({ criterionId, name }) => {
      const missing = gapOf(points.get(criterionId) ?? { grade: null, justification: '' })
      return missing ? [{ criterionId, name, missing }] : []
    })
}

export function presentEvaluation(row: EvaluationDetailsRow, rows: readonly CriterionRow[]): EvaluationDetails {
  const criteria = rows.map(presentCriterion)
  const own = row.side && partOf(row, row.side)
  return {
    ...presentHead(row),
    evaluationStatus: row.status,
    apprenticeCompany: row.company,
    apprenticeProfession: row.profession,
    apprenticeEvaluation: presentPart(row, 'APPRENTICE', criteria),
    contactEvaluation: presentPart(row, 'CONTACT', criteria),
    days: daysBetween(row.starts, row.ends) + 1,
    apprenticeState: stateOf(row, 'APPRENTICE'),
    contactState: stateOf(row, 'CONTACT'),
    side: row.side,
    criteria,
    criteriaDate: rows[0]!.valid_from,
    isFrozen: row.is_frozen,
    isTooEarly: row.is_too_early,
    agreements: row.agreements,
    last: presentLast(row),
    gaps: presentGaps(row, criteria),
    can: presentCan(row, own?.statement != null),
  }
}

/** Only a party gets here: the frame has asked. */
export function presentEvaluationForm(row: EvaluationDetailsRow, rows: readonly CriterionRow[]): EvaluationForm {
  const side = row.side ?? 'APPRENTICE'
  const part = partOf(row, side)
  return {
    ...presentHead(row),
    evaluationId: part?.id ?? null,
    notes: part?.notes ?? '',
    evaluationPoints: (part?.points ?? []).map((point) => ({
      evaluationPointId: point.id,
      criterionId: point.criterion_id,
      grade: point.grade,
      justification: point.justification,
    })),
    side,
    criteria: rows.filter((one) => one.for_apprentice === (side === 'APPRENTICE')).map(presentCriterion),
    submitted: datesOf(row, side).submitted !== null,
    isFrozen: row.is_frozen,
    isTooEarly: row.is_too_early,
    last: presentLast(row),
    can: presentCan(row, part?.statement != null),
  }
}

export const presentEvaluationRow =
  (addresses: StorageAddresses) =>
  (row: EvaluationTableRow): EvaluationRow => ({
    ...presentHead(row),
    apprenticeImage: pictureUrl(addresses, row.apprentice_picture),
    contactImage: pictureUrl(addresses, row.contact_picture),
    evaluationStatus: row.status,
    apprenticeState: stateOf(row, 'APPRENTICE'),
    contactState: stateOf(row, 'CONTACT'),
    side: row.side,
    can: presentCan(row, true),
  })
