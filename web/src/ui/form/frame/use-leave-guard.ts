import general from '@werkplatz/content/messages/general.json'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker } from 'react-router'

import { confirm } from '../../confirm/confirm-store.ts'
import type { MessageEntry } from '../../toast/message-text.ts'

/** Asks before unsaved changes are left behind. `release` lets the next step through without a question. */
export function useLeaveGuard(
  isChanged: boolean,
  onLeave: () => void,
  question: MessageEntry = general.unsavedChanges,
) {
  const released = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      !released.current &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )
  const ask = useEffectEvent(async () => {
    if (await confirm(question)) {
      onLeave()
      blocker.proceed?.()
    } else blocker.reset?.()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void ask()
  }, [blocker.state])

  // The browser's own question: closing the tab or loading the page anew.
  useEffect(() => {
    if (!isChanged) return
    const hold = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isChanged])

  return {
    release: () => {
      released.current = true
    },
  }
}
