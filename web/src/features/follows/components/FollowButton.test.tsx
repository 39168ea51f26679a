import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@werkplatz/content/messages/follows.json'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { toastStore } from '../../../ui/toast/toast-store.ts'
import { FollowButton } from './FollowButton.tsx'

vi.mock('../../../api/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('../../../api/session/session.ts', () => ({ useUser: () => ({ id: 'me' }) }))

const sent = vi.mocked(call)
beforeEach(() => {
  sent.mockReset()
})
afterEach(() => {
  for (const { id } of toastStore.toasts()) toastStore.close(id)
})

const show = (targetId: string, followId?: string | null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FollowButton targetId={targetId} followType="user" name="Nina" followId={followId} />
    </QueryClientProvider>,
  )
const said = () => toastStore.toasts().map(({ title }) => title)
const follow = () => screen.getByRole('button', { name: 'Nina folgen' })
const following = () => screen.getByRole('button', { name: 'Du folgst Nina' })

test('answers at once, before the server has', async () => {
  let answer: (status: unknown) => void = () => undefined
  sent.mockReturnValue(new Promise((resolve) => (answer = resolve)) as never)
  show('nina', null)
  await userEvent.click(follow())
  expect(following()).toBeInTheDocument()
  answer({ id: 'f1', isFollowing: true })
  await waitFor(() => expect(said()).toEqual(['Du folgst jetzt Nina']))
  expect(sent).toHaveBeenCalledExactlyOnceWith('createFollow', { body: { targetId: 'nina', followType: 'user' } })
})

test('what fails jumps back and is said', async () => {
  sent.mockRejectedValue(new ApiError(500))
  show('nina', 'f1')
  await userEvent.click(following())
  await waitFor(() => expect(said()).toEqual([messages.failed.text]))
  expect(following()).toBeInTheDocument()
})

test('a refusal is said as one', async () => {
  sent.mockRejectedValue(new ApiError(403, { code: 'follow_refused' }))
  show('nina', null)
  await userEvent.click(follow())
  await waitFor(() => expect(said()).toEqual([messages.refused.text]))
  expect(follow()).toBeInTheDocument()
})

test('follow and no longer in a hurry: the second knows the id of the first', async () => {
  sent.mockImplementation(((key: string) =>
    Promise.resolve(key === 'createFollow' ? { id: 'f2', isFollowing: true } : undefined)) as never)
  show('nina', null)
  await userEvent.click(follow())
  await userEvent.click(following())
  await waitFor(() => expect(sent).toHaveBeenCalledWith('deleteFollow', { body: { followId: 'f2' } }))
  expect(follow()).toBeInTheDocument()
})

test('nobody follows themselves', () => {
  show('me', null)
  expect(screen.queryByRole('button')).toBeNull()
})

test('where nothing is known it is asked for', async () => {
  sent.mockResolvedValue({ id: 'f3', isFollowing: true } as never)
  show('nina')
  expect(screen.queryByRole('button')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Du folgst Nina' })).toBeInTheDocument()
  expect(sent).toHaveBeenCalledWith('checkFollow', expect.objectContaining({ query: { targetId: 'nina' } }))
})
