import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import labels from '@werkplatz/content/labels/chats.json'
import messages from '@werkplatz/content/messages/chat.json'

import { classNames } from '../../../lib/class-names.ts'
import { outbox, type Outgoing } from '../outbox.ts'

import styles from './MessageLog.module.css'

const words = {
  waiting: labels.waitsForConnection,
  sending: messages.stateSending.text,
  sent: messages.stateSent.text,
  refused: messages.refusedInline.text,
}

/** Written, and not heard back from the server yet. What was refused says no reason, and can be tried or given up. */
export function OutgoingMessage({ userId, message }: { userId: string; message: Outgoing }) {
  const { clientId, body, state } = message
  const isRefused = state === 'refused'
  const Glyph = isRefused ? IconAlertCircle : IconClock
  return (
    <div className={styles.run} data-own>
      <p className={classNames(styles.bubble, isRefused ? styles.refused : styles.waiting)}>{body}</p>
      <p className={styles.state} data-bad={isRefused || undefined}>
        <Glyph size={15} stroke={1.75} aria-hidden />
        {words[state]}
        {isRefused && (
          <>
            <button type="button" className={styles.link} onClick={() => outbox.again(userId, clientId)}>
              {messages.stateRetry.text}
            </button>
            <button type="button" className={styles.link} onClick={() => outbox.drop(userId, new Set([clientId]))}>
              {messages.stateDiscard.text}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
