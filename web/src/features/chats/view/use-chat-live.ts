import { useQueryClient } from '@tanstack/react-query'
import type { Message } from '@werkplatz/contract/chats/schemas.ts'
import { useEffect, useEffectEvent } from 'react'

import { patchQuery } from '../../../api/patch-query.ts'
import { live, useLiveState } from '../../../live/live.ts'
import { type Pages, takeIn } from '../history.ts'
import { chatKey, messagesKey } from '../query-keys.ts'

/**
 * Listens to one chat as long as it is open and the person is in it: listening to somebody else's would cost the whole
 * connection. After a break the chat is read first, for one may have left it elsewhere.
 */
export function useChatLive(chatId: string, isIn: boolean) {
  const queryClient = useQueryClient()
  const state = useLiveState()
  const hear = useEffectEvent((message: Message) => {
    const queryKey = messagesKey(chatId)
    const known = queryClient.getQueryData<Pages>(queryKey)
    const isGap = known && takeIn(known, message).isGap
    patchQuery<Pages>(queryClient, queryKey, (pages) => takeIn(pages, message).pages)
    if (isGap || message.kind !== 'TEXT') void queryClient.invalidateQueries({ queryKey })
    if (message.kind !== 'TEXT') void queryClient.invalidateQueries({ queryKey: chatKey(chatId) })
  })
  useEffect(() => {
    if (!isIn) return
    return live.listen(
      { [`/topic/chats/messages/${chatId}`]: (payload) => hear(payload as Message) },
      () => void queryClient.invalidateQueries({ queryKey: messagesKey(chatId) }),
    )
  }, [chatId, isIn, queryClient])
  useEffect(() => {
    if (state === 'waiting') void queryClient.invalidateQueries({ queryKey: chatKey(chatId) })
  }, [state, chatId, queryClient])
}
