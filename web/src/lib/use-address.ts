import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

export type AddressChange = Record<string, string | readonly string[] | undefined>

/**
 * The state of a list lives in the address, so that going back, reloading and sending it to somebody all keep it. Typing
 * replaces the entry of the history, everything else adds one: back undoes one choice.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (changes: AddressChange, how: 'add' | 'replace' = 'add') =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          for (const [name, value] of Object.entries(changes)) {
            next.delete(name)
            for (const one of [value ?? []].flat()) next.append(name, one)
          }
          return next
        },
        { replace: how === 'replace', preventScrollReset: true },
      ),
    [setParams],
  )
  return [params, change] as const
}
