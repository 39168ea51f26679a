import { useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/chat.json'
import type { About } from '@werkplatz/contract/chats/about.ts'
import type { ChatDetails } from '@werkplatz/contract/chats/schemas.ts'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { chatKey, listKey, messagesKey, requestsKey, unreadKey } from './query-keys.ts'

export function useChatActions() {
  const queryClient = useQueryClient()
  const act = useAction()
  const around = [listKey, unreadKey]
  const mark = (id: string, isRead: boolean) =>
    act({
      optimistic: () => {
        const unread = isRead ? 0 : 1
        queryClient.setQueryData<ChatDetails>(chatKey(id), (known) => known && { ...known, isRead, unread })
        return () => {}
      },
      queue: `chat-${id}`,
      run: () => call('markChat', { body: { id, isRead } }),
      failed: null,
      invalidates: around,
    })
  return {
    /** Nobody asked for it: it happens by opening. */
    markRead: (id: string) => mark(id, true),
    markUnread: (id: string) => mark(id, false),
    start: async (
      participantIds: string[],
      { title, about }: { title?: string | undefined; about?: About | undefined } = {},
    ) => {
      const made = await act({
        run: () => call('startChat', { body: { participantIds, ...(title && { title }), ...(about && { about }) } }),
        ...(participantIds.length > 1 && { done: messages.groupCreated }),
        failed: messages.createFailed,
        invalidates: around,
      })
      return made?.result.id
    },
    leave: (id: string) =>
      act({
        ask: messages.groupLeaveConfirm,
        danger: true,
        run: () => call('leaveChat', { body: { id } }),
        done: messages.groupLeft,
        failed: messages.groupLeaveFailed,
        invalidates: around,
        removes: id,
      }),
    remove: (chatId: string, id: string) =>
      act({
        ask: messages.deleteConfirm,
        danger: true,
        run: () => call('deleteMessage', { query: { id } }),
        done: messages.deletedToast,
        failed: messages.deleteFailed,
        invalidates: [messagesKey(chatId), listKey],
      }),
    answer: (id: string, isAccepted: boolean) =>
      act({
        run: () => call('answerChatRequest', { body: { id, isAccepted } }),
        done: isAccepted ? messages.requestAccepted : messages.requestDeclined,
        failed: messages.requestFailed,
        invalidates: [...around, requestsKey],
        invalidatesOnFailure: [requestsKey],
      }),
    showRead: (isShown: boolean) =>
      act({
        run: () => call('showRead', { body: { isShown } }),
        failed: messages.loadFailed,
        invalidates: [unreadKey],
      }),
  }
}
