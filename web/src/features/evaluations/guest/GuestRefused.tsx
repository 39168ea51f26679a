import general from '@werkplatz/content/labels/general.json'
import messages from '@werkplatz/content/messages/evaluation-guest.json'
import { useEffect, useRef } from 'react'

import { type ApiErrorCode, isApiError } from '../../../api/api-error.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'

import styles from './Guest.module.css'

interface Said {
  heading: string
  text: string
}

const revoked = { heading: messages.revokedHeading.text, text: messages.revokedText.text }
const invalid = { heading: messages.invalidHeading.text, text: messages.invalidText.text }

const saidTo: Partial<Record<ApiErrorCode, Said>> = {
  guest_link_used: { heading: messages.usedHeading.text, text: messages.usedText.text },
  guest_link_expired: { heading: messages.expiredHeading.text, text: messages.expiredText.text },
  guest_link_revoked: revoked,
  guest_link_invalid: invalid,
  guest_link_sender: { heading: messages.senderHeading.text, text: messages.senderText.text },
}

/** Codes after which the same link will never open anything again. */
export const isDead = (error: unknown) => isApiError(error) && error.code in saidTo

export type GuestRefusedProps = {
  /** Null: the address held no token. */
  error: unknown
  onRetry?: () => void
}

export function GuestRefused({ error, onRetry }: GuestRefusedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const said = error === null ? invalid : isApiError(error) ? saidTo[error.code] : undefined
  const sender = (isApiError(error) && error.sender) || messages.someSender.text
  return (
    <section className={styles.answer}>
      <h1 ref={heading} tabIndex={-1}>
        {said ? said.heading : messages.loadFailedHeading.text}
      </h1>
      <p>{said ? fillIn(said.text, { senderName: sender }) : messages.loadFailed.text}</p>
      {!said && onRetry && <Button onClick={onRetry}>{general.retry}</Button>}
    </section>
  )
}
