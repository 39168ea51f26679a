import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@werkplatz/content/messages/exports.json'
import type { Export } from '@werkplatz/contract/exports/schemas.ts'
import { afterEach, expect, test, vi } from 'vitest'

import { ConfirmHost } from '../../../ui/confirm/ConfirmHost.tsx'
import { Toaster } from '../../../ui/toast/Toaster.tsx'
import { ExportStrip } from './ExportStrip.tsx'

vi.mock('../../../api/session/session.ts', async (original) => ({
  ...(await original()),
  useUser: () => ({ id: 'clara', can: { 'export.create': true } }),
}))
afterEach(() => vi.unstubAllGlobals())

const running = {
  id: 'e1',
  kind: 'ACTIVITIES',
  status: 'RUNNING',
  done: 3,
  total: 9,
  size: null,
  dateCreated: '2026-11-19T08:00:00.000Z',
  dateExpires: null,
  signedUrl: null,
} satisfies Export

/** A server with this one export, which can be cancelled unless it is ready. */
function serve(first: Export) {
  let one: Export = first
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET'
    calls.push(`${method} ${url.split('?')[0]}`)
    if (method === 'GET') return Response.json([one])
    if (one.status === 'READY') return Response.json({ code: 'status_conflict' }, { status: 409 })
    one = { ...one, status: 'CANCELLED' }
    return new Response(null, { status: 204 })
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ExportStrip />
      <ConfirmHost />
      <Toaster />
    </QueryClientProvider>,
  )
  return { calls, becomeReady: () => (one = { ...one, status: 'READY', size: 1, signedUrl: 'https://s3.example/e1' }) }
}
const cancels = (calls: string[]) => calls.filter((line) => line.startsWith('DELETE'))

test('asks before it cancels; then the strip is gone', async () => {
  const { calls } = serve(running)
  await userEvent.click(await screen.findByRole('button', { name: messages.cancel.text }))
  await userEvent.click(await screen.findByRole('button', { name: messages.cancelDialog.cancel }))
  expect(cancels(calls)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: messages.cancel.text }))
  await userEvent.click(await screen.findByRole('button', { name: messages.cancelDialog.confirm }))
  expect(await screen.findByText(messages.cancelled.text)).toBeInTheDocument()
  expect(cancels(calls)).toEqual(['DELETE /api/v1/exports/e1'])
  expect(screen.queryByRole('region', { name: messages.title.text })).toBeNull()
})

test('one that became ready meanwhile says so and can be fetched', async () => {
  const { becomeReady } = serve(running)
  await userEvent.click(await screen.findByRole('button', { name: messages.cancel.text }))
  becomeReady()
  await userEvent.click(await screen.findByRole('button', { name: messages.cancelDialog.confirm }))
  expect(await screen.findByText(`${messages.cancelFailed.text} [409]`)).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: messages.download.text })).toBeInTheDocument()
})
