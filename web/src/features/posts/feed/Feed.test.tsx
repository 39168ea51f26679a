import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import community from '@werkplatz/content/messages/community.json'
import messages from '@werkplatz/content/messages/posts.json'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'

import { call } from '../../../api/client.ts'
import { Feed } from './Feed.tsx'

vi.mock('../../../api/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('../../../api/session/session.ts', () => ({ useUser: () => null }))
vi.mock('./NewPost.tsx', () => ({ NewPost: () => null }))
vi.mock('./NewPostsHint.tsx', () => ({ NewPostsHint: () => null }))

test.each([
  ['ALL', messages.feedEmpty.text],
  ['FOLLOWED', community.forYouEmpty.text],
])('an empty feed %s says so', async (filter, text) => {
  vi.mocked(call).mockResolvedValue({ content: [], totalElements: 0, totalPages: 0, number: 0, size: 10 } as never)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/dashboard/community?filter=${filter}`]}>
        <Feed onReport={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText(text)).toBeVisible()
})
