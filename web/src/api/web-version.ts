// Whether the server has a newer web than the one that runs here. Every answer says which one it has; ours is known since
// the page was loaded. While servers are replaced one after the other, answers of both kinds come: the old one counts.
import { useSyncExternalStore } from 'react'

/** So long nothing but another version: then all servers have it, and loading afresh gets it whole. */
const SETTLED_MS = 60_000

let otherSince: number | undefined
let isOutdated = false
const listeners = new Set<() => void>()

const set = (next: boolean) => {
  if (next === isOutdated) return
  isOutdated = next
  for (const tell of listeners) tell()
}

/** React Router names a build by the contents of its page modules. */
const ownVersion = () => (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version

export function noteWebVersion(served: string | null) {
  const own = ownVersion()
  if (!served || !own) return
  if (served === own) {
    otherSince = undefined
    return set(false)
  }
  otherSince ??= Date.now()
  set(Date.now() - otherSince >= SETTLED_MS)
}

export const useIsOutdated = () =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => isOutdated,
    () => false,
  )
