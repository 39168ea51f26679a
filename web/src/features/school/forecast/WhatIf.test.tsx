import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@werkplatz/content/messages/school.json'
import { expect, test } from 'vitest'

import { WhatIf } from './WhatIf.tsx'

const mark = (subject: string, grade: number, weight = 1) => ({
  schoolMarkId: `${subject}-${grade}`,
  schoolSemesterId: 's',
  subject,
  grade,
  weight,
})
const marks = [mark('Mathematik', 4), mark('Mathematik', 4.2, 0.5), mark('Englisch', 5)]
const user = userEvent.setup({ delay: null })
const needed = () => screen.getByLabelText(messages.forecastHeading.text)
const thought = () => screen.getByLabelText(messages.whatIfHeading.text)
const english = () => screen.getByLabelText('Englisch')
const aim = (target: string) => user.click(within(needed()).getByRole('radio', { name: target }))

test('a thought mark changes its subject and the semester, until it is taken back', async () => {
  render(<WhatIf marks={marks} />)
  expect(within(thought()).getByText('4.53')).toBeVisible()
  await user.type(english(), '6')
  expect(within(thought()).getByText('5.50')).toBeVisible()
  expect(within(thought()).getByText('4.78')).toBeVisible()
  await user.click(screen.getByText(messages.whatIfReset.text))
  expect(within(thought()).getByText('4.53')).toBeVisible()
  expect(english()).toHaveValue('')
})

test('a thumb thinks in steps, from where the subject stands', async () => {
  render(<WhatIf marks={marks} />)
  await user.click(screen.getByLabelText('Englisch: höher'))
  expect(english()).toHaveValue('5.1')
  expect(within(thought()).getByText('5.05')).toBeVisible()
  await user.click(screen.getByLabelText('Englisch: tiefer'))
  expect(english()).toHaveValue('5')
})

test('what is no grade counts for nothing', async () => {
  render(<WhatIf marks={marks} />)
  await user.type(english(), '4.25')
  expect(screen.getByText(messages.gradeRange.text)).toBeVisible()
  expect(within(thought()).getByText('4.53')).toBeVisible()
})

test('says which mark the goal takes, also when there is none so high', async () => {
  render(<WhatIf marks={marks} />)
  // 4 + 2.1 + 5.2 = 11.3 of 2.5: 4.52
  expect(within(needed()).getByText('5.2')).toBeVisible()
  await aim('5.5')
  expect(within(needed()).getByText(/Du bräuchtest eine 7\.7\./)).toBeVisible()
})

test('begins where a better mark is missed most, with the next goal', () => {
  render(<WhatIf marks={[mark('Englisch', 5), mark('Chemie', 3.8)]} />)
  expect(within(needed()).getByText('Jetzt 3.80, aus 1 Note')).toBeVisible()
  expect(within(needed()).getByRole('radio', { name: '4.0' })).toBeChecked()
})

test('says when the goal is reached whatever comes', async () => {
  render(<WhatIf marks={[mark('Sport', 6, 5), mark('Sport', 5.9, 5)]} />)
  await aim('4.0')
  expect(within(needed()).getByText(/Selbst eine 1\.0 ändert daran nichts/)).toBeVisible()
})
