import type { Criterion } from '@werkplatz/contract/evaluations/schemas.ts'
import { expect, test } from 'vitest'

import { countMissing, type FormValues, isAnswered, payloadOf, withPoint } from './form-values.ts'

const criterion = (criterionId: string): Criterion => ({
  criterionId,
  name: criterionId,
  description: '',
  sortIndex: 1,
  criterionType: { criterionTypeId: 't', name: '1. Fachkompetenz', sortIndex: 1, forApprentice: false },
})
const criteria = ['a', 'b', 'c'].map(criterion)
const values: FormValues = { notes: '', points: { a: { grade: 'A', justification: '' } } }

test('A and B need no reason, C and D do', () => {
  expect(isAnswered({ grade: 'B', justification: '' })).toBe(true)
  expect(isAnswered({ grade: 'C', justification: ' ' })).toBe(false)
  expect(isAnswered({ grade: 'D', justification: 'Weil.' })).toBe(true)
  expect(isAnswered({ grade: null, justification: 'Weil.' })).toBe(false)
})

test('what is missing is counted by criterion', () => {
  expect(countMissing(values, criteria)).toBe(2)
  expect(countMissing({ ...values, points: withPoint(values, 'b', { grade: 'C' }) }, criteria)).toBe(2)
})

test('a reason without a grade is kept, an untouched criterion is not sent', () => {
  const points = withPoint(values, 'c', { justification: 'Angefangen' })
  expect(payloadOf({ ...values, points }, criteria).evaluationPoints).toEqual([
    { criterionId: 'a', grade: 'A', justification: '' },
    { criterionId: 'c', grade: null, justification: 'Angefangen' },
  ])
})
