import { render } from '@testing-library/react'
import type { EvaluationDetails } from '@werkplatz/contract/evaluations/schemas.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { EvaluationSentence } from './EvaluationSentence.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-19T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

const sentence = (assignmentEnd: string) => {
  const evaluation = {
    evaluationStatus: 'DRAFT',
    side: 'APPRENTICE',
    apprenticeState: 'OPEN',
    contactState: 'OPEN',
    assignmentEnd,
    can: {},
  } as EvaluationDetails
  const { container, unmount } = render(<EvaluationSentence evaluation={evaluation} />)
  const { textContent } = container
  unmount()
  return textContent
}

test('to submit near the end is advice while the assignment goes on; afterwards it is time', () => {
  expect(sentence('2026-11-19')).toBe(
    'Du kannst deinen Teil jederzeit ausfüllen. Einreichen lohnt sich gegen Ende des Einsatzes.',
  )
  expect(sentence('2025-10-17')).toBe(
    'Der Einsatz ist seit dem 17.10.2025 zu Ende. Füll deinen Teil aus und reich ihn ein.',
  )
})
