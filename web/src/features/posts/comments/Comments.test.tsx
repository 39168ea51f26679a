import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@werkplatz/content/messages/posts.json'
import type { Post } from '@werkplatz/contract/posts/schemas.ts'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'

import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { toastStore } from '../../../ui/toast/toast-store.ts'
import { useSaveComment } from '../actions.ts'
import { Comments } from './Comments.tsx'

vi.mock('../../../api/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('../../../api/session/session.ts', () => ({ useUser: () => null }))
afterEach(() => {
  for (const { id } of toastStore.toasts()) toastStore.close(id)
})

const comment = {
  id: 'c',
  body: 'Gern geschehen',
  mentions: [],
  authorNameFirst: 'Nina',
  authorNameLast: 'Ammann',
  profileId: 'p',
  dateCreated: '2026-01-01T08:00:00.000Z',
  dateEdited: null,
  heartCount: 0,
  isHearted: false,
  can: {},
}
const post = { id: 'p', commentCount: 7, helpfulCommentId: null, isQuestion: false, can: {}, comments: [comment] }
const within = (children: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  )

test('«Alle anzeigen», and for screen readers how many there are', () => {
  within(<Comments post={post as unknown as Post} isWhole={false} onReport={() => undefined} />)
  const all = screen.getByRole('button', { name: /^Alle anzeigen ?, 7 Kommentare$/ })
  expect([...all.childNodes].map((node) => node.textContent)).toEqual(['Alle anzeigen', ', 7 Kommentare'])
  expect(all.querySelector('.sr-only')).toHaveTextContent('7 Kommentare')
})

function Save({ id }: { id: string | null }) {
  const save = useSaveComment('p')
  return <button onClick={() => void save('Text', id)}>los</button>
}

test.each([
  ['new', null, messages.commentCreateFailed.text],
  ['changed', 'c', 'Kommentar konnte nicht gespeichert werden'],
])('a %s comment that fails says what failed', async (_, id, sentence) => {
  vi.mocked(call).mockRejectedValue(new ApiError(500))
  within(<Save id={id} />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(toastStore.toasts().map(({ title }) => title)).toEqual([sentence]))
})
