import { useEffect, useEffectEvent } from 'react'

import type { MessageDetails, MessageEntry } from '../toast/message-text.ts'
import { showMessage } from '../toast/show-message.ts'

/** Says once that something could not be loaded, and again when the next try fails, too. */
export function useFailureMessage(message: MessageEntry, error: unknown) {
  const say = useEffectEvent((failure: unknown) => showMessage(message, detailsOf(failure)))
  useEffect(() => {
    if (error) say(error)
  }, [error])
}

/** Of an ApiError the status, the sentences and the reason; anything else has none. */
export function detailsOf(error: unknown): MessageDetails {
  if (!(error instanceof Error)) return {}
  const { status, errors, detail } = error as Error & MessageDetails
  return { ...(typeof status === 'number' && { status }), ...(errors && { errors }), ...(detail && { detail }) }
}
