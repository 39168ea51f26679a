import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@werkplatz/content/messages/school.json'
import { afterEach, expect, test, vi } from 'vitest'

import { SchoolDays } from './SchoolDays.tsx'

afterEach(() => vi.unstubAllGlobals())

const show = (isOwn: boolean, answer: Response) => {
  vi.stubGlobal('fetch', async () => answer)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SchoolDays userId="lea" nameFirst="Lea" isOwn={isOwn} />
    </QueryClientProvider>,
  )
}
const none = () => Response.json({ userId: 'lea', days: [], schoolDayText: '' })

test('without days the person is led to where they are entered', async () => {
  show(true, none())
  expect(await screen.findByText(messages.schoolDaysEmpty.text)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: messages.schoolDaysAdd.text }))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
})

test('without days all others read who enters them, and get no button', async () => {
  show(false, none())
  expect(await screen.findByText(/^Lea hat noch keine Schultage eingetragen\./)).toBeInTheDocument()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('with days there is nothing of it', async () => {
  show(false, Response.json({ userId: 'lea', days: ['Montag'], schoolDayText: '' }))
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['Montag'])
  expect(screen.queryByText(/Lea hat noch keine/)).toBeNull()
})
