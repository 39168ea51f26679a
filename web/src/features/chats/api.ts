// What this feature reads.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { PAGE_SIZE } from '@werkplatz/contract/chats/limits.ts'

import { call } from '../../api/client.ts'
import { chatKey, chatsKey, listKey, messagesKey, requestsKey, unreadKey } from './query-keys.ts'

/** The live channel keeps it current; after a reconnect everything is read again. */
const staleTime = 5 * 60_000

export const chatListQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: listKey,
    queryFn: ({ signal, pageParam }) =>
      call('listChats', { query: { participantId: userId, page: pageParam, size: PAGE_SIZE }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === PAGE_SIZE ? pages.length : null),
    staleTime,
  })

export const chatQuery = (id: string) =>
  queryOptions({
    queryKey: chatKey(id),
    queryFn: ({ signal }) => call('readChat', { query: { id }, signal }),
    staleTime,
  })

/** The newest page first; each further one ends before the oldest message that is known. */
export const messagesQuery = (chatId: string) =>
  infiniteQueryOptions({
    queryKey: messagesKey(chatId),
    queryFn: ({ signal, pageParam }) =>
      call('readMessages', { query: { chatId, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length === PAGE_SIZE ? (last[0]?.id ?? null) : null),
    staleTime,
  })

export const unreadChatsQuery = queryOptions({
  queryKey: unreadKey,
  queryFn: ({ signal }) => call('countUnreadChats', { signal }),
  staleTime,
})

export const chatRequestsQuery = queryOptions({
  queryKey: requestsKey,
  queryFn: ({ signal }) => call('listChatRequests', { signal }),
  staleTime,
})

export const chatSearchQuery = (words: string) =>
  queryOptions({
    queryKey: [...chatsKey, 'search', words],
    queryFn: ({ signal }) => call('searchChats', { query: { query: words }, signal }),
    enabled: words.length > 1,
  })

/** Whom one could write to; as few letters as the server takes. */
export const peopleSearchQuery = (words: string) =>
  queryOptions({
    queryKey: [...chatsKey, 'people', words],
    queryFn: ({ signal }) => call('searchPeople', { query: { query: words }, signal }),
    enabled: words.length > 1,
  })
