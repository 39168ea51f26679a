import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/chats.json'
import messages from '@werkplatz/content/messages/chat.json'
import { useEffect, useEffectEvent } from 'react'

import { isApiError } from '../../../api/api-error.ts'
import { useVisible } from '../../../lib/use-visible.ts'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { UnlessSwitchedOff } from '../../switches/components/UnlessSwitchedOff.tsx'
import { useChatActions } from '../actions.ts'
import { chatQuery } from '../api.ts'
import type { Places } from '../use-places.ts'
import { AboutCard } from './AboutCard.tsx'
import { ChatHeader } from './ChatHeader.tsx'
import { Composer } from './Composer.tsx'
import { MessageLog } from './MessageLog.tsx'
import { useChatLive } from './use-chat-live.ts'

import styles from './ChatView.module.css'

export type ChatViewProps = {
  userId: string
  chatId: string
  places: Places
  isFull: boolean
  isBeside: boolean
  onReport: (messageId: string) => void
}

/** One open chat: who it is with, what was said, and where to write. */
export function ChatView({ userId, chatId, places, isFull, isBeside, onReport }: ChatViewProps) {
  const { data: chat, error, isFetching, refetch } = useQuery(chatQuery(chatId))
  useChatLive(chatId, chat !== undefined && !error)
  useReadHere(chatId, chat?.unread ?? 0, chat?.lastNumber ?? 0)
  return (
    <section className={styles.chat} aria-label={chat?.title ?? labels.chats}>
      <ChatHeader chat={error ? undefined : chat} places={places} isFull={isFull} isBeside={isBeside} />
      {error ? (
        <div className={styles.middle}>
          {isApiError(error) && error.status === 404 ? (
            <EmptyState size="small" title={messages.gone.text} />
          ) : (
            <LoadFailed size="small" onRetry={() => void refetch()} busy={isFetching} />
          )}
        </div>
      ) : chat ? (
        <>
          {chat.about && <AboutCard about={chat.about} />}
          <MessageLog key={chatId} userId={userId} chat={chat} at={places.at} onReport={onReport} />
          <UnlessSwitchedOff feature="chat">
            <Composer key={`write-${chatId}`} userId={userId} chat={chat} />
          </UnlessSwitchedOff>
        </>
      ) : (
        <div className={styles.middle}>
          <SkeletonText lines={5} />
        </div>
      )}
    </section>
  )
}

/** The frame of a chat that is being opened. */
export function ChatSkeleton(props: Pick<ChatViewProps, 'places' | 'isFull' | 'isBeside'>) {
  return (
    <section className={styles.chat} aria-label={labels.chats} aria-busy>
      <ChatHeader chat={undefined} {...props} />
      <div className={styles.middle}>
        <SkeletonText lines={5} />
      </div>
    </section>
  )
}

/** Opening a chat marks it read; so does what arrives while somebody looks at it. */
function useReadHere(chatId: string, unread: number, lastNumber: number) {
  const isVisible = useVisible()
  const { markRead } = useChatActions()
  const read = useEffectEvent(() => void markRead(chatId))
  useEffect(() => {
    if (isVisible && unread > 0) read()
  }, [isVisible, unread, lastNumber, chatId])
}
