import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/chats.json'
import messages from '@werkplatz/content/messages/chat.json'
import type { ChatRequest } from '@werkplatz/contract/chats/schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { useChatActions } from '../actions.ts'
import { chatRequestsQuery } from '../api.ts'
import type { Places } from '../use-places.ts'

import styles from './ChatRequests.module.css'

type OnReport = (messageId: string) => void

/** Who would like to write and may not yet: accept, decline silently, report. There is nothing to type into. */
export function ChatRequests({ places, onReport }: { places: Places; onReport: OnReport }) {
  const { data, isError, isFetching, refetch } = useQuery(chatRequestsQuery)
  if (!data && isError) return <LoadFailed size="small" onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonText lines={4} />
  if (data.length === 0) return <output className={styles.quiet}>{messages.requestEmpty.text}</output>
  return (
    <ul className={styles.requests}>
      {data.map((request) => (
        <li key={request.id}>
          <Request request={request} places={places} onReport={onReport} />
        </li>
      ))}
    </ul>
  )
}

function Request({ request, places, onReport }: { request: ChatRequest; places: Places; onReport: OnReport }) {
  const { id, chatId, name, image, companyName, isGroup, title, names, body, messageId, dateCreated } = request
  const { answer } = useChatActions()
  const [busy, setBusy] = useState(false)
  const say = async (isAccepted: boolean) => {
    setBusy(true)
    const done = await answer(id, isAccepted)
    setBusy(false)
    if (done && isAccepted) places.go({ chatId })
  }
  return (
    <article className={styles.request}>
      <header className={styles.head}>
        <Avatar name={name} src={image} size={40} />
        <div>
          <h3 className={styles.title}>
            {isGroup
              ? fillIn(messages.groupInvite.text, { name, title: title || messages.groupHeading.text })
              : fillIn(messages.requestFrom.text, { name })}
          </h3>
          <p className={styles.quiet}>{fillIn(messages.requestCompany.text, { name, companyName })}</p>
        </div>
      </header>
      {body && <p className={styles.body}>{body}</p>}
      <RelativeTime value={dateCreated} form="list" className={styles.time} />
      <p className={styles.quiet}>
        {isGroup
          ? fillIn(messages.groupInviteText.text, { names: names.join(', ') })
          : fillIn(messages.requestText.text, { name })}
      </p>
      <div className={styles.actions}>
        <Button kind="primary" busy={busy} onClick={() => void say(true)}>
          {messages.requestAccept.text}
        </Button>
        <Button busy={busy} onClick={() => void say(false)}>
          {messages.requestDecline.text}
        </Button>
        {messageId && (
          <Button kind="ghost" onClick={() => onReport(messageId)}>
            {labels.reportRequest}
          </Button>
        )}
      </div>
    </article>
  )
}
