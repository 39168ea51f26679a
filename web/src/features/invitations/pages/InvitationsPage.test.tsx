import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/invitations.json'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { ConfirmHost } from '../../../ui/confirm/ConfirmHost.tsx'
import { toastStore } from '../../../ui/toast/toast-store.ts'
import InvitationsPage from './InvitationsPage.tsx'

vi.mock('../../../api/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
const sent = vi.mocked(call)
const email = 'mia@nordwerk.example'
const row = {
  invitationId: 'i',
  email,
  role: 'USER',
  supervisor: null,
  state: 'OPEN',
  dateCreated: '2026-11-01T08:00:00.000Z',
  dateExpires: '2026-12-01T08:00:00.000Z',
  isReminder: false,
  inviter: 'Clara Meier',
  can: { resend: true, withdraw: true },
}
const counts = { OPEN: 1, EXPIRING: 0, EXPIRED: 0, ACCEPTED: 0, WITHDRAWN: 0 }
let remindable = 0
let answers: Record<string, () => Promise<unknown>>
beforeEach(() => {
  answers = {}
  remindable = 0
  const page = { content: [row], totalElements: 1, totalPages: 1, size: 10, number: 0, counts, remindable }
  sent.mockReset().mockImplementation(((key: string) => answers[key]?.() ?? Promise.resolve(page)) as never)
})
afterEach(() => {
  for (const { id } of toastStore.toasts()) toastStore.close(id)
})

function show() {
  const element = (
    <>
      <InvitationsPage />
      <ConfirmHost />
    </>
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  )
}
async function choose(entry: string) {
  show()
  await userEvent.click(await screen.findByRole('button', { name: fillIn(labels.invitations.actionsFor, { email }) }))
  await userEvent.click(screen.getByRole('menuitem', { name: entry }))
}
const agree = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const written = () => sent.mock.calls.filter(([key]) => key !== 'listInvitations')
const said = () => toastStore.toasts().map(({ title }) => title)

test('fewer can be reminded than have not come: the button has the number, and the reason is told', async () => {
  counts.OPEN = 3
  remindable = 2
  answers = {
    listInvitations: () =>
      Promise.resolve({ content: [row], totalElements: 1, totalPages: 1, size: 10, number: 0, counts, remindable }),
  }
  show()
  expect(await screen.findByRole('button', { name: '2 erinnern' })).toBeVisible()
  expect(screen.getByText(RegExp(messages.remindedRecently.text))).toBeVisible()
  counts.OPEN = 1
})

test('resending asks with the address, sends and says so', async () => {
  answers = { resendInvitation: () => Promise.resolve(undefined) }
  await choose(messages.resend.text)
  expect(screen.getByRole('alertdialog')).toHaveTextContent(email)
  await agree(messages.resendConfirm.confirm)
  await waitFor(() => expect(said()).toEqual([messages.resent.text]))
  expect(written()).toEqual([['resendInvitation', { body: { id: 'i' } }]])
})

test('one too many is said in its own words', async () => {
  answers = { resendInvitation: () => Promise.reject(new ApiError(409, { code: 'invitation_limit' })) }
  await choose(messages.resend.text)
  await agree(messages.resendConfirm.confirm)
  await waitFor(() => expect(said()).toEqual([messages.resendLimit.text]))
})

test('withdrawing asks first; cancelled, nothing is sent', async () => {
  answers = { withdrawInvitation: () => Promise.resolve(undefined) }
  await choose(messages.withdraw.text)
  await agree(messages.withdrawConfirm.cancel)
  expect(written()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: fillIn(labels.invitations.actionsFor, { email }) }))
  await userEvent.click(screen.getByRole('menuitem', { name: messages.withdraw.text }))
  await agree(messages.withdrawConfirm.confirm)
  await waitFor(() => expect(said()).toEqual([messages.withdrawn.text]))
  expect(written()).toEqual([['withdrawInvitation', { body: { id: 'i' } }]])
})
