import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'

import { call } from '../../../api/client.ts'
import { unreadText } from '../unread-text.ts'
import { ChatPanel } from './ChatPanel.tsx'

vi.mock('../../../api/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
afterEach(() => vi.restoreAllMocks())

test('«Nachricht» on a profile: the frame of the chat is there before the server has answered', () => {
  vi.mocked(call).mockReturnValue(new Promise(() => undefined) as never)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/dashboard/community?chatWithUser=nina']}>
        <ChatPanel userId="lea" onReport={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('region', { name: 'Chats' })).toHaveAttribute('aria-busy', 'true')
})

test('one message is said in the singular', () =>
  expect([unreadText(1), unreadText(2)]).toEqual(['1 ungelesene Nachricht', '2 ungelesene Nachrichten']))
