import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@werkplatz/content/messages/posts.json'
import type { Comment, Post } from '@werkplatz/contract/posts/schemas.ts'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { ConfirmHost } from '../../../ui/confirm/ConfirmHost.tsx'
import { CommentItem } from '../comments/CommentItem.tsx'
import { PostMenu } from './PostMenu.tsx'

vi.mock('../../../api/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('../../../api/session/session.ts', () => ({ useUser: () => null }))
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockResolvedValue(undefined as never)
})

const written = {
  id: 'x',
  body: 'Kommt alle in unseren Shop',
  mentions: [],
  authorNameFirst: 'Nina',
  authorNameLast: 'Ammann',
  profileId: 'p',
  dateCreated: '2026-01-01T08:00:00.000Z',
  can: { delete: true },
}
const shown = {
  deletePost: (isOwn: boolean) => (
    <PostMenu post={{ ...written, isOwn } as unknown as Post} onEdit={() => undefined} onReport={() => undefined} />
  ),
  deleteComment: (isOwn: boolean) => (
    <ul>
      <CommentItem
        comment={{ ...written, isOwn } as unknown as Comment}
        isHelpful={false}
        onHelpful={null}
        onReport={() => undefined}
      />
    </ul>
  ),
}
const open = async (key: keyof typeof shown, isOwn: boolean) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        {shown[key](isOwn)}
        <ConfirmHost />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^Mehr/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: messages.menuDelete.text }))
}
const dialog = () => screen.getByRole('dialog')

test.each(['deletePost', 'deleteComment'] as const)('%s of others asks for the reasons and sends them', async (key) => {
  await open(key, false)
  expect(dialog()).toHaveTextContent('Nina Ammann erfährt')
  await userEvent.click(screen.getByRole('button', { name: 'Entfernen' }))
  expect(screen.getByText('Begründe deinen Entscheid kurz')).toBeVisible()
  expect(call).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: /^Begründung/ }), '  Werbung  ')
  await userEvent.click(screen.getByRole('button', { name: 'Entfernen' }))
  expect(call).toHaveBeenCalledExactlyOnceWith(key, { body: { id: 'x', reasons: 'Werbung' } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each(['deletePost', 'deleteComment'] as const)('%s of others that fails keeps what was written', async (key) => {
  vi.mocked(call).mockRejectedValue(new ApiError(409))
  await open(key, false)
  await userEvent.type(screen.getByRole('textbox', { name: /^Begründung/ }), 'Werbung')
  await userEvent.click(screen.getByRole('button', { name: 'Entfernen' }))
  await waitFor(() => expect(call).toHaveBeenCalled())
  expect(screen.getByRole('textbox', { name: /^Begründung/ })).toHaveValue('Werbung')
})

test.each(['deletePost', 'deleteComment'] as const)('%s of one’s own asks once, without reasons', async (key) => {
  await open(key, true)
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Löschen' }))
  await waitFor(() => expect(call).toHaveBeenCalledExactlyOnceWith(key, { body: { id: 'x' } }))
})
