import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const never = () => () => {}

/**
 * A word that the page before left for this one. Nothing while a printed page is taken over, for the printer knew
 * nothing of it.
 */
export function useArrival(name: string): string | null {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const state: unknown = useLocation().state
  if (!isReady || typeof state !== 'object' || state === null) return null
  const value: unknown = Object.entries(state).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : null
}
