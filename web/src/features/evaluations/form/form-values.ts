// What the form of a part holds, and whether it says enough.
import { gapOf } from '@werkplatz/contract/evaluations/gaps.ts'
import type { Criterion, EvaluationGap, Grade } from '@werkplatz/contract/evaluations/schemas.ts'

export interface PointValue {
  grade: Grade | null
  justification: string
}

export interface FormValues {
  /** By criterion; what nobody has touched is not there. */
  points: Readonly<Record<string, PointValue>>
  notes: string
}

const untouched: PointValue = { grade: null, justification: '' }

/** What is saved of a part, whoever may write it. */
export interface SavedPart {
  notes: string
  evaluationPoints: readonly ({ criterionId: string } & PointValue)[]
}

export const loadedValues = ({ evaluationPoints, notes }: SavedPart): FormValues => ({
  points: Object.fromEntries(
    evaluationPoints.map(({ criterionId, grade, justification }) => [criterionId, { grade, justification }]),
  ),
  notes,
})

export const pointOf = ({ points }: FormValues, criterionId: string): PointValue => points[criterionId] ?? untouched

export const withPoint = (
  values: FormValues,
  criterionId: string,
  part: Partial<PointValue>,
): FormValues['points'] => ({
  ...values.points,
  [criterionId]: { ...pointOf(values, criterionId), ...part },
})

export const isAnswered = (point: PointValue) => gapOf(point) === null

export const gapsOf = (values: FormValues, criteria: readonly Criterion[]): EvaluationGap[] =>
  criteria.flatMap(({ criterionId, name }) => {
    const missing = gapOf(pointOf(values, criterionId))
    return missing ? [{ criterionId, name, missing }] : []
  })

export const countMissing = (values: FormValues, criteria: readonly Criterion[]) => gapsOf(values, criteria).length

export const byType = (criteria: readonly Criterion[]): [name: string, criteria: Criterion[]][] => [
  ...Map.groupBy(criteria, ({ criterionType }) => criterionType.name),
]

export const payloadOf = (values: FormValues, criteria: readonly Criterion[]) => ({
  notes: values.notes,
  evaluationPoints: criteria.flatMap(({ criterionId }) => {
    const { grade, justification } = pointOf(values, criterionId)
    return grade || justification.trim() ? [{ criterionId, grade, justification }] : []
  }),
})
