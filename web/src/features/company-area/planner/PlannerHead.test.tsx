import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { dayNumber } from '../../../lib/zurich-clock.ts'
import { holidaysByDay, spanOf } from './plan-days.ts'
import { PlannerHead } from './PlannerHead.tsx'

const holidays = holidaysByDay([
  { date: '2026-12-25', name: 'Weihnachten' },
  { date: '2026-12-26', name: 'Stephanstag' },
])
const today = dayNumber('2026-11-19')

test('a week says its public holidays, to the pointer and to those who do not see the mark', () => {
  const span = spanOf(dayNumber('2026-11-30'), 'MONTH')
  const { container } = render(
    <PlannerHead span={span} zoom="MONTH" holidays={holidays} today={today} corner="120 Lernende" />,
  )
  const weeks = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(weeks).toEqual([
    'KW 4930.11.',
    'KW 5007.12.',
    'KW 5114.12.',
    'KW 5221.12. Weihnachten, 25.12.; Stephanstag, 26.12.',
    'KW 5328.12.',
  ])
  const days = [...container.querySelectorAll('[title]')].map((element) => [
    element.tagName,
    element.getAttribute('title'),
  ])
  expect(days).toEqual([
    ['SPAN', 'Weihnachten, 25.12.; Stephanstag, 26.12.'],
    ['SPAN', 'Weihnachten'],
    ['SPAN', 'Stephanstag'],
  ])
})
