import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/chats.json'
import messages from '@werkplatz/content/messages/chat.json'
import type { ChatDetails } from '@werkplatz/contract/chats/schemas.ts'
import { useEffect, useMemo } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { messagesQuery } from '../api.ts'
import { byDay, inOrder } from '../history.ts'
import { outbox } from '../outbox.ts'
import { useOutbox } from '../use-outbox.ts'
import { dayName } from './day-name.ts'
import { MessageRun } from './MessageRun.tsx'
import { OutgoingMessage } from './OutgoingMessage.tsx'
import { useLogScroll } from './use-log-scroll.ts'

import styles from './MessageLog.module.css'

const HEARD_WITHIN_MS = 3_000

type MessageLogProps = {
  userId: string
  chat: ChatDetails
  /** The number of the message to begin at. */
  at: number | null
  onReport: (messageId: string) => void
}

/** The history by days, older ones loaded upwards, what is on its way below. New messages are read aloud. */
export function MessageLog({ userId, chat, at, onReport }: MessageLogProps) {
  const history = useInfiniteQuery(messagesQuery(chat.id))
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError, error, refetch } = history
  const all = useMemo(() => (data ? inOrder(data) : []), [data])
  const outgoing = useOutbox(userId).filter(({ chatId }) => chatId === chat.id)
  const arrived = useMemo(
    () => new Set(all.flatMap(({ clientId, authorId }) => (clientId && authorId === userId ? [clientId] : []))),
    [all, userId],
  )
  const onItsWay = outgoing.filter(({ clientId }) => !arrived.has(clientId))
  useEffect(() => outbox.drop(userId, arrived), [userId, arrived])
  // The server has it and should have told it by now: whoever should have may be gone.
  const unheard = onItsWay.flatMap(({ clientId, state }) => (state === 'sent' ? [clientId] : [])).join(' ')
  useEffect(() => {
    if (!unheard) return
    const timer = setTimeout(() => void refetch(), HEARD_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [unheard, refetch])
  useFailureMessage(messages.loadOlderFailed, isFetchNextPageError ? error : null)

  const first = all[0]?.number
  const mustGoBack = at !== null && first !== undefined && first > at && hasNextPage
  useEffect(() => {
    if (mustGoBack && !isFetchingNextPage) void fetchNextPage()
  }, [mustGoBack, isFetchingNextPage, fetchNextPage])
  const loadOlder = () => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }
  const { log, onScroll, unseen, toEnd } = useLogScroll(all.at(-1)?.number ?? 0, at, loadOlder)

  if (!data && error) return <LoadFailed size="small" onRetry={() => void refetch()} />
  return (
    <div className={styles.frame}>
      {/* Column-reverse keeps the end in sight, and what is read in its place when older ones come above it. */}
      <div
        className={styles.scroll}
        ref={log}
        onScroll={onScroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={fillIn(labels.messagesWith, { title: chat.title })}
        role="log"
      >
        <div className={styles.log}>
          {!data && <SkeletonText lines={5} />}
          {hasNextPage && (
            <Button kind="ghost" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {messages.loadOlder.text}
            </Button>
          )}
          {data && !hasNextPage && (
            <p className={styles.line}>
              {all.length + onItsWay.length > 0 ? messages.beginning.text : messages.emptyMessages.text}{' '}
              {messages.privacy.text}
            </p>
          )}
          {byDay(all).map(({ date, runs }) => (
            <section key={date} className={styles.day} aria-label={dayName(date)}>
              <h3 className={styles.date}>{dayName(date)}</h3>
              {runs.map((run) => (
                <MessageRun
                  key={run.messages[0]!.id}
                  run={run}
                  userId={userId}
                  chat={chat}
                  at={at}
                  onReport={onReport}
                />
              ))}
            </section>
          ))}
          {onItsWay.map((message) => (
            <OutgoingMessage key={message.clientId} userId={userId} message={message} />
          ))}
        </div>
      </div>
      {unseen > 0 && (
        <Button
          className={styles.fresh}
          size="small"
          kind="primary"
          icon={<IconArrowDown stroke={1.75} aria-hidden />}
          onClick={toEnd}
        >
          {unseen === 1 ? messages.newMessagesOne.text : fillIn(messages.newMessages.text, { count: unseen })}
        </Button>
      )}
    </div>
  )
}
