import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import labels from '@werkplatz/content/labels/school.json'
import general from '@werkplatz/content/messages/general.json'
import messages from '@werkplatz/content/messages/school.json'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ConfirmHost } from '../../../ui/confirm/ConfirmHost.tsx'
import { toastStore } from '../../../ui/toast/toast-store.ts'
import { subjectsQuery } from '../api.ts'
import { MarkGrid } from './MarkGrid.tsx'

const onClose = vi.fn<() => void>()
const user = userEvent.setup({ delay: null })
beforeEach(() => onClose.mockReset())
afterEach(() => {
  for (const { id } of toastStore.toasts()) toastStore.close(id)
})

const mark = { schoolMarkId: 'm', schoolSemesterId: 's', subject: 'Mathematik', grade: 4, weight: 1 }

/** Lea's grid with one mark. */
function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(subjectsQuery.queryKey, [])
  const element = (
    <>
      <MarkGrid semesterId="s" marks={[mark]} onClose={onClose} />
      <ConfirmHost />
    </>
  )
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  )
}
const said = () => toastStore.toasts().map(({ title }) => title)
const rows = () => document.querySelectorAll('[data-row]').length
const cancel = () => user.click(screen.getByRole('button', { name: labels.cancel }))
const add = () => fireEvent.click(screen.getByRole('button', { name: messages.addRow.text }))
const number = (name: string, row: number) => screen.getAllByRole<HTMLInputElement>('spinbutton', { name })[row]!

test('40 new rows, empty ones among them; the next is refused in words', () => {
  show()
  for (let count = 2; count <= 40; count += 1) add()
  expect([rows(), said()]).toEqual([41, []])
  add()
  expect([rows(), said()]).toEqual([41, [messages.maxRows.text]])
})

test('weights and marks are numbers within the specified limits; arrow keys step', async () => {
  show()
  const weight = number(messages.columnWeightInput.text, 0)
  const grade = number(messages.columnGrade.text, 0)
  const facts = (input: HTMLElement) => ['valuemin', 'valuemax'].map((name) => input.getAttribute(`aria-${name}`))
  expect([facts(weight), facts(grade)]).toEqual([
    ['0.01', '5'],
    ['1', '6'],
  ])
  expect([weight.value, grade.value]).toEqual(['1', '4.0'])
  await user.type(weight, '{ArrowUp}')
  await user.type(grade, '{ArrowUp}{ArrowUp}')
  expect([weight.value, grade.value]).toEqual(['1.01', '4.2'])
})

test('cancelling asks before typed marks are dropped, and does not ask without any', async () => {
  show()
  await user.type(number(messages.columnGrade.text, 0), '{ArrowUp}')
  await cancel()
  expect(onClose).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: general.unsavedChanges.cancel }))
  expect(onClose).not.toHaveBeenCalled()
  await user.type(number(messages.columnGrade.text, 0), '{ArrowDown}')
  await cancel()
  expect(onClose).toHaveBeenCalledOnce()
})

test('what was asked and confirmed is dropped', async () => {
  show()
  await user.type(number(messages.columnGrade.text, 0), '{ArrowUp}')
  await cancel()
  await user.click(await screen.findByRole('button', { name: general.unsavedChanges.confirm }))
  expect(onClose).toHaveBeenCalledOnce()
})
