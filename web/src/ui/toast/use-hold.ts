import { type RefObject, useEffect, useSyncExternalStore } from 'react'

import type { Toast, ToastStore } from './toast-store.ts'

const none: readonly Toast[] = []

/** Stops the clocks of these toasts while the pointer or the focus is among them. */
export function useHold(area: RefObject<HTMLElement | null>, store: ToastStore) {
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, () => none)
  useEffect(() => {
    const element = area.current
    if (!element) return
    const holding = ['mouseenter', 'focusin']
    const releasing = ['mouseleave', 'focusout']
    for (const name of holding) element.addEventListener(name, store.hold)
    for (const name of releasing) element.addEventListener(name, store.release)
    return () => {
      for (const name of holding) element.removeEventListener(name, store.hold)
      for (const name of releasing) element.removeEventListener(name, store.release)
    }
  }, [area, store])

  // A card that closes under the pointer or the focus says no goodbye.
  useEffect(() => {
    const element = area.current
    if (element && !element.matches(':hover') && !element.contains(document.activeElement)) store.release()
  }, [area, store, toasts])
}
