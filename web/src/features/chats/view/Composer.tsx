import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/chats.json'
import messages from '@werkplatz/content/messages/chat.json'
import { chatLimits, COUNTER_FROM } from '@werkplatz/contract/chats/limits.ts'
import type { ChatDetails } from '@werkplatz/contract/chats/schemas.ts'
import { type KeyboardEvent, useRef } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { useLiveState } from '../../../live/live.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { messagesQuery } from '../api.ts'
import { draftName } from '../drafts.ts'
import { inOrder } from '../history.ts'
import { isNightNow } from '../night.ts'
import { outbox } from '../outbox.ts'

import styles from './Composer.module.css'

const quick = [messages.quick1.text, messages.quick2.text, messages.quick3.text]
const REQUEST_COUNTER_FROM = 400

/** Where one writes. What is begun stays until it is sent; without a connection it waits and is sent once. */
export function Composer({ userId, chat }: { userId: string; chat: ChatDetails }) {
  const { id, state } = chat
  const live = useLiveState()
  const isNarrow = useNarrow()
  const text = useRef<HTMLTextAreaElement>(null)
  const draft = useKept(userId, draftName(id), '')
  const { data } = useInfiniteQuery(messagesQuery(id))
  const written = data ? inOrder(data) : []
  const isRequest = state === 'REQUESTED'
  const longest = isRequest ? chatLimits.request : chatLimits.body

  if (state === 'CLOSED') return <p className={styles.note}>{messages.formerText.text}</p>
  if (isRequest && written.length > 0) return <p className={styles.note}>{messages.requestWaiting.text}</p>

  const change = (typed: string) => {
    if (typed.length > longest) showMessage(isRequest ? messages.requestTooLong : messages.tooLong)
    draft.change(typed.slice(0, longest))
  }
  const send = (body: string) => {
    if (body.trim() === '') return
    outbox.add(userId, { chatId: id, clientId: crypto.randomUUID(), body: body.trim() })
    draft.change('')
    draft.forget()
    text.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // On a phone the key makes a new line; there is a button for sending.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isNarrow) return
    event.preventDefault()
    send(draft.value)
  }
  const last = written.at(-1)
  const isAnswer = draft.value === '' && last?.kind === 'TEXT' && last.authorId !== userId && !last.isDeleted
  const count = draft.value.length
  return (
    <div className={styles.composer}>
      <output>
        {live === 'waiting' && (
          <span className={styles.offline}>
            <IconWifiOff size={20} stroke={1.75} aria-hidden />
            <span>
              {messages.offline.text} {messages.offlineWrite.text}
            </span>
          </span>
        )}
      </output>
      {isRequest && <p className={styles.note}>{fillIn(messages.requestNew.text, { name: chat.title })}</p>}
      {chat.restsAtNight && isNightNow() && (
        <p className={styles.note}>
          <IconMoon size={20} stroke={1.75} aria-hidden />
          {chat.isGroup
            ? messages.calmHint.text
            : fillIn(messages.calmText.text, { nameFirst: firstNameOf(chat, userId) })}
        </p>
      )}
      {isAnswer && (
        <fieldset className={styles.quick} aria-label={messages.quickHeading.text}>
          {quick.map((answer) => (
            <button key={answer} type="button" onClick={() => send(answer)}>
              {answer}
            </button>
          ))}
        </fieldset>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send(draft.value)
        }}
      >
        <textarea
          ref={text}
          className={styles.text}
          rows={1}
          aria-label={messages.placeholder.text}
          placeholder={messages.placeholder.text}
          value={draft.value}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          kind="primary"
          label={messages.send.text}
          icon={<IconSend stroke={1.75} aria-hidden />}
          aria-disabled={draft.value.trim() === '' || undefined}
        />
      </form>
      {count >= (isRequest ? REQUEST_COUNTER_FROM : COUNTER_FROM) && (
        <output className={styles.counter}>
          {fillIn(isRequest ? labels.requestCounter : messages.counter.text, { count })}
        </output>
      )}
    </div>
  )
}

const firstNameOf = ({ people }: ChatDetails, userId: string) => people.find(({ id }) => id !== userId)?.nameFirst ?? ''
