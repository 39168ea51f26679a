import { useQueryClient } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/way-on.json'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { useOnline } from '../../lib/use-online.ts'
import { Strip } from '../../ui/strip/Strip.tsx'

const BACK_SHOWN_MS = 4000

/** Says that the network is away and what that means here; then, for a moment, that it is back. */
export function NetStrip() {
  const isOnline = useOnline()
  const isWaiting = useIsWaiting()
  const [wasOffline, setWasOffline] = useState(false)
  const [shown, setShown] = useState(isOnline)
  if (shown !== isOnline) {
    setShown(isOnline)
    setWasOffline(isOnline)
  }
  useEffect(() => {
    if (!wasOffline) return
    const timer = setTimeout(() => setWasOffline(false), BACK_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [wasOffline])
  const { offline } = labels
  if (!isOnline)
    return <Strip kind="offline" title={offline.strip} text={isWaiting ? offline.waiting : offline.readable} />
  return wasOffline ? <Strip kind="back" title={offline.back} text={offline.backText} /> : null
}

/** Whether something on this page waits for the network. */
function useIsWaiting() {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (tell) => cache.subscribe(tell),
    () =>
      cache
        .getAll()
        .some((query) => query.state.fetchStatus === 'paused' && query.state.data === undefined && query.isActive()),
    () => false,
  )
}
