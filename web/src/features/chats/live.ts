// What live messages change in the cache. What happens in an open chat is heard by the chat itself (view/use-chat-live.ts).
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Chat, ChatDetails, ChatNews, UnreadChats } from '@werkplatz/contract/chats/schemas.ts'

import { patchQuery } from '../../api/patch-query.ts'
import type { LiveTable } from '../../live/connection.ts'
import { chatKey, listKey, requestsKey, unreadKey } from './query-keys.ts'

type Listed = InfiniteData<Chat[], number>

const readAgain = (queryClient: QueryClient, ...keys: (readonly string[])[]) => {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
}

/** The chat moves to the top; one that is not known yet is read. */
export function withNews(known: Listed, news: ChatNews): Listed | null {
  const chat = known.pages.flat().find(({ id }) => id === news.chatId)
  if (!chat) return null
  const changed: Chat = {
    ...chat,
    preview: news.preview ?? chat.preview,
    previewBy: news.previewBy ?? chat.previewBy,
    dateUpdated: news.dateUpdated ?? chat.dateUpdated,
    isRead: news.isRead ?? chat.isRead,
    unread: news.unread ?? chat.unread,
  }
  const isMoved = news.news === 'MESSAGE' && changed.dateUpdated > chat.dateUpdated
  const pages = known.pages.map((page) =>
    page.flatMap((one) => (one.id !== chat.id ? [one] : isMoved ? [] : [changed])),
  )
  const [first = [], ...rest] = pages
  return { ...known, pages: isMoved ? [[changed, ...first], ...rest] : pages }
}

function hear(queryClient: QueryClient, news: ChatNews) {
  // Told to whoever waits for it (outbox.ts).
  if (news.refused) return
  if (news.readUpTo !== undefined) {
    const { readUpTo } = news
    patchQuery<ChatDetails>(queryClient, chatKey(news.chatId), (known) => ({ ...known, readUpTo }))
    return
  }
  if (news.news === 'CHANGED') {
    readAgain(queryClient, listKey, requestsKey, unreadKey, chatKey(news.chatId))
    return
  }
  const known = queryClient.getQueryData<Listed>(listKey)
  if (known && !withNews(known, news)) readAgain(queryClient, listKey)
  else patchQuery<Listed>(queryClient, listKey, (one) => withNews(one, news) ?? one)
  const { unread, isRead } = news
  if (unread !== undefined && isRead !== undefined)
    patchQuery<ChatDetails>(queryClient, chatKey(news.chatId), (one) => ({ ...one, unread, isRead }))
  countAgain(queryClient, news, known)
}

/** From what the list says, where it knows the chat; otherwise the number is read. */
function countAgain(queryClient: QueryClient, news: ChatNews, before: Listed | undefined) {
  const chat = before?.pages.flat().find(({ id }) => id === news.chatId)
  if (!chat || news.unread === undefined) return readAgain(queryClient, unreadKey)
  const more = news.unread - chat.unread
  patchQuery<UnreadChats>(queryClient, unreadKey, (known) => ({ ...known, unread: Math.max(0, known.unread + more) }))
}

export const liveTable = (userId: string, queryClient: QueryClient): LiveTable => ({
  [`/topic/chats/${userId}`]: (payload) => hear(queryClient, payload as ChatNews),
})
