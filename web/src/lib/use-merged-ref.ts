import { type Ref, useCallback } from 'react'

/** One element for two holders: the piece itself and whoever uses it. */
export function useMergedRef<Element>(own: Ref<Element>, given: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      const cleanUps = [hold(own, element), hold(given, element)]
      return () => {
        for (const cleanUp of cleanUps) cleanUp()
      }
    },
    [own, given],
  )
}

function hold<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (!ref) return () => {}
  if (typeof ref === 'function') return ref(element) ?? (() => void ref(null))
  ref.current = element
  return () => {
    ref.current = null
  }
}
