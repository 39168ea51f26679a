import labels from '@werkplatz/content/labels/chats.json'
import messages from '@werkplatz/content/messages/chat.json'
import type { ChatDetails, Message } from '@werkplatz/contract/chats/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatTime } from '../../../lib/format-date.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import type { Run } from '../history.ts'
import { isSameNight } from '../night.ts'
import { MessageBubble } from './MessageBubble.tsx'

import styles from './MessageLog.module.css'

type MessageRunProps = {
  run: Run
  userId: string
  chat: ChatDetails
  at: number | null
  onReport: (messageId: string) => void
}

/** What one person wrote without a pause: the time stands under the last, in groups the name above and the face beside. */
export function MessageRun({ run, userId, chat, at, onReport }: MessageRunProps) {
  const [first] = run.messages
  const last = run.messages.at(-1)!
  const author = chat.people.find(({ id }) => id === run.authorId)
  const name = author?.name ?? messages.formerPerson.text
  if (first!.kind !== 'TEXT')
    return (
      <p className={styles.line}>
        {fillIn(first!.kind === 'JOINED' ? messages.groupJoinedBy.text : messages.groupLeftBy.text, { name })}
      </p>
    )
  const isOwn = run.authorId === userId
  return (
    <div className={styles.run} data-own={isOwn || undefined}>
      {!isOwn && chat.isGroup && <b className={styles.author}>{name}</b>}
      {run.messages.map((message) => (
        <div key={message.id} className={styles.beside}>
          {!isOwn && chat.isGroup && (
            <span className={styles.face}>
              {message === last && <Avatar name={name} src={author?.image} size={28} />}
            </span>
          )}
          <MessageBubble
            message={message}
            isOwn={isOwn}
            chat={chat}
            isMarked={message.number === at}
            onReport={onReport}
          />
        </div>
      ))}
      <p className={styles.state} data-group={(!isOwn && chat.isGroup) || undefined}>
        <span>
          <time dateTime={last.dateCreated}>{formatTime(last.dateCreated)}</time>
          {isOwn && `, ${stateOf(last, chat)}`}
        </span>
      </p>
    </div>
  )
}

/** In chats of two what the other one has read, if they say so. */
function stateOf({ number, dateCreated }: Message, { state, readUpTo, restsAtNight, isGroup }: ChatDetails): string {
  if (state === 'REQUESTED') return labels.sentAsRequest
  if (readUpTo !== null && number <= readUpTo) return messages.stateRead.text
  const waits = restsAtNight && !isGroup && isSameNight(Date.parse(dateCreated), Date.now())
  return waits ? labels.toldAtSeven : messages.stateSent.text
}
