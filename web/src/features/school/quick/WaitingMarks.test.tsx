import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import general from '@werkplatz/content/labels/general.json'
import messages from '@werkplatz/content/messages/school.json'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { waitingMarks } from './waiting-marks.ts'
import { WaitingMarks } from './WaitingMarks.tsx'

const fetchMock = vi.fn<typeof fetch>()
let isOnline = false
beforeEach(() => {
  isOnline = false
  vi.stubGlobal('fetch', fetchMock.mockReset())
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const keep = (entryId: string) =>
  waitingMarks.keep('lea', { entryId, schoolSemesterId: 's', subject: 'Physik', grade: 4.8, weight: 1 })
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WaitingMarks userId="lea" />
    </QueryClientProvider>,
  )
const goOnline = () =>
  act(() => {
    isOnline = true
    window.dispatchEvent(new Event('online'))
  })
const answered = (status: number) =>
  new Response(JSON.stringify({ title: 'x' }), { status, headers: { 'content-type': 'application/json' } })

test('says how many wait, and sends each once as soon as there is a connection', async () => {
  keep('a')
  show()
  expect(screen.getByText(messages.offlineWaitingOne.text)).toBeVisible()
  act(() => keep('b'))
  expect(screen.getByText('2 Noten warten auf eine Verbindung.')).toBeVisible()
  expect(fetchMock).not.toHaveBeenCalled()
  fetchMock.mockImplementation(async () => answered(201))
  goOnline()
  await waitFor(() => expect(screen.queryByText(/Verbindung/)).toBeNull())
  const sent = fetchMock.mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { entryId: string }).entryId)
  expect(sent).toEqual(['a', 'b'])
})

test('what is refused stays in sight until it is discarded', async () => {
  keep('c')
  show()
  fetchMock.mockImplementation(async () => answered(404))
  goOnline()
  expect(await screen.findByText('4.8 in Physik.', { exact: false })).toBeVisible()
  expect(screen.queryByText(messages.offlineWaitingOne.text)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: general.discard }))
  expect(screen.queryByText('4.8 in Physik.', { exact: false })).toBeNull()
  expect(fetchMock).toHaveBeenCalledOnce()
})
