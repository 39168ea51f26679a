import { render, screen } from '@testing-library/react'
import messages from '@werkplatz/content/messages/evaluations.json'
import type { EvaluationDetails, Grade } from '@werkplatz/contract/evaluations/schemas.ts'
import { expect, test } from 'vitest'

import { PartCard } from './PartCard.tsx'
import { TalkList } from './TalkList.tsx'

const point = (grade: Grade, name: string, forApprentice: boolean) => ({
  evaluationPointId: name,
  grade,
  justification: '',
  criterion: { criterionId: name, name, criterionType: { name: 'Fachlich', forApprentice } },
})
const evaluation = (notes: string, grades: [Grade, Grade, Grade, Grade]) =>
  ({
    side: 'APPRENTICE',
    apprenticeId: 'lea',
    apprenticeName: 'Lea Muster',
    contactName: 'David Weber',
    apprenticeState: 'SUBMITTED',
    contactState: 'SUBMITTED',
    apprenticeEvaluation: {
      evaluationPoints: [point(grades[0], 'Sorgfalt', true), point(grades[1], 'Tempo', true)],
      notes: '',
      dateSubmitted: null,
    },
    contactEvaluation: {
      evaluationPoints: [point(grades[2], 'Auftreten', false), point(grades[3], 'Planung', false)],
      notes,
      dateSubmitted: null,
    },
  }) as unknown as EvaluationDetails
const parts = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

test('the talk begins with every A of both sides; then every D and C; a B is not named', () => {
  render(<TalkList evaluation={evaluation('', ['A', 'C', 'D', 'A'])} />)
  expect(parts()).toEqual([
    messages.sheetStrengths.text,
    'Sorgfalt',
    'Planung',
    messages.talkHeading.text,
    'Auftreten',
    'Tempo',
  ])
})

test('without an A, and without a C or D, both say so', () => {
  render(<TalkList evaluation={evaluation('', ['B', 'B', 'B', 'B'])} />)
  expect(parts()).toEqual([messages.sheetStrengths.text, messages.talkHeading.text])
  expect(screen.getByText(messages.sheetStrengthsEmpty.text)).toBeVisible()
  expect(screen.getByText(messages.talkEmpty.text)).toBeVisible()
})

test('the notes of the contact person have their section, empty ones a dash; the apprentice writes none', () => {
  const notes = () => screen.queryByText(messages.notesTitle.text)?.nextSibling?.textContent
  const { unmount } = render(<PartCard evaluation={evaluation('', ['B', 'B', 'B', 'B'])} side="CONTACT" />)
  expect(notes()).toBe('–')
  unmount()
  const { unmount: leave } = render(<PartCard evaluation={evaluation('Gut.', ['B', 'B', 'B', 'B'])} side="CONTACT" />)
  expect(notes()).toBe('Gut.')
  leave()
  render(<PartCard evaluation={evaluation('', ['B', 'B', 'B', 'B'])} side="APPRENTICE" />)
  expect(notes()).toBeUndefined()
})
