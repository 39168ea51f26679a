import { useEffect, useEffectEvent, useRef } from 'react'

import type { MessageDetails, MessageEntry } from '../toast/message-text.ts'
import { showMessage } from '../toast/show-message.ts'

/**
 * Says once that something could not be loaded, and again when the next try fails, too. That nobody answers is said
 * once: those tries are made by the page itself, every few seconds.
 */
export function useFailureMessage(message: MessageEntry, error: unknown) {
  const say = useEffectEvent((failure: unknown) => showMessage(message, detailsOf(failure)))
  const wasAway = useRef(false)
  useEffect(() => {
    if (!error) return
    const { status } = detailsOf(error)
    const isAway = status !== undefined && (status === 0 || status >= 502)
    if (!isAway || !wasAway.current) say(error)
    wasAway.current = isAway
  }, [error])
}

/** Of an ApiError the status, the sentences and the reason; anything else has none. */
export function detailsOf(error: unknown): MessageDetails {
  if (!(error instanceof Error)) return {}
  const { status, errors, detail } = error as Error & MessageDetails
  return { ...(typeof status === 'number' && { status }), ...(errors && { errors }), ...(detail && { detail }) }
}
