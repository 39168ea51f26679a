import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import labels from '@werkplatz/content/labels/school.json'
import messages from '@werkplatz/content/messages/school.json'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { marksQuery } from '../api.ts'
import { QuickMarkForm } from './QuickMarkForm.tsx'
import { waitingMarks } from './waiting-marks.ts'

const semester = { schoolSemesterId: 's', authorId: 'lea', year: 2, semester: 1, average: 4, markCount: 1 }
const user = userEvent.setup({ delay: null })
const onClose = vi.fn<() => void>()

beforeEach(() => {
  onClose.mockReset()
  waitingMarks.load('lea')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})
afterEach(() => vi.restoreAllMocks())

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const mark = { schoolMarkId: 'm', schoolSemesterId: 's', subject: 'Mathematik', grade: 4, weight: 1 }
  client.setQueryData(marksQuery('s').queryKey, [mark])
  const subjects = [
    { subject: 'Mathematik', isOwn: true },
    { subject: 'Sport', isOwn: true },
    { subject: 'Englisch', isOwn: false },
  ]
  render(
    <QueryClientProvider client={client}>
      <QuickMarkForm userId="lea" semester={semester} subjects={subjects} onClose={onClose} />
    </QueryClientProvider>,
  )
}
const button = { selector: 'button, button *' }
const press = (name: string) => user.click(screen.getByText(name, button))
const said = (sentence: string) => screen.getByText(sentence, { selector: '[role=alert]' })
const kept = () => waitingMarks.get().marks.map(({ mark: { subject, grade, weight } }) => [subject, grade, weight])

test('the last subject is chosen: two digits and done; without a network the mark waits', async () => {
  show()
  expect(screen.queryByText('Englisch', button)).toBeNull()
  await press('4')
  await press('8')
  expect(screen.getByText('4.40')).toBeVisible()
  await press(labels.enter)
  expect(kept()).toEqual([['Mathematik', 4.8, 1]])
  expect(onClose).toHaveBeenCalledOnce()
})

test('another subject is typed', async () => {
  show()
  await press(messages.quickOther.text)
  await user.click(screen.getByLabelText(messages.columnSubject.text))
  await user.paste(' Physik ')
  await press('5')
  await press(labels.enter)
  expect(kept()).toEqual([['Physik', 5, 1]])
})

test('another weight is typed', async () => {
  show()
  await user.click(screen.getByLabelText(messages.quickWeight.text, { exact: false }))
  await user.clear(screen.getByLabelText(messages.columnWeightInput.text, { selector: 'input' }))
  await user.paste('0,25')
  await press('5')
  await press(labels.enter)
  expect(kept()).toEqual([['Mathematik', 5, 0.25]])
})

test('what is wrong is said, and nothing is kept', async () => {
  show()
  await press(labels.enter)
  expect(said(messages.gradeRange.text)).toBeVisible()
  await press('6')
  await press('5')
  expect(said(messages.gradeRange.text)).toBeVisible()
  await press(messages.quickOther.text)
  await press(labels.enter)
  expect(said(messages.subjectEmpty.text)).toBeVisible()
  expect(kept()).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})
