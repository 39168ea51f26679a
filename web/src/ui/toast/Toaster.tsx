import labels from '@werkplatz/content/labels/general.json'
import { useEffect, useRef, useSyncExternalStore } from 'react'

import { fillIn } from '../../lib/fill-in.ts'
import { toastStore, visibleToasts, type Toast } from './toast-store.ts'
import { ToastCard } from './ToastCard.tsx'

import styles from './Toaster.module.css'

const none: readonly Toast[] = []

/** The messages of the whole product; stands once, in the root. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.toasts, () => none)
  const area = useRef<HTMLElement>(null)
  const newest = toasts[0]?.id

  // As a popover the messages lie above open dialogs; whatever was shown last lies on top.
  useEffect(() => {
    const element = area.current
    if (!element?.showPopover) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])

  useEffect(() => {
    const element = area.current
    if (!element) return
    const holding = ['mouseenter', 'focusin']
    const releasing = ['mouseleave', 'focusout']
    for (const name of holding) element.addEventListener(name, toastStore.hold)
    for (const name of releasing) element.addEventListener(name, toastStore.release)
    return () => {
      for (const name of holding) element.removeEventListener(name, toastStore.hold)
      for (const name of releasing) element.removeEventListener(name, toastStore.release)
    }
  }, [])

  // A card that closes under the pointer or the focus says no goodbye.
  useEffect(() => {
    const element = area.current
    if (element && !element.matches(':hover') && !element.contains(document.activeElement)) toastStore.release()
  }, [toasts])

  const waiting = toasts.length - visibleToasts
  return (
    <section ref={area} popover="manual" aria-label={labels.messages} className={styles.area}>
      {toasts.slice(0, visibleToasts).map((toast) => (
        <ToastCard key={toast.id} {...toast} onClose={() => toastStore.close(toast.id)} />
      ))}
      {waiting > 0 && (
        <div className={styles.stack}>
          {waiting === 1 ? labels.oneMoreMessage : fillIn(labels.moreMessages, { count: waiting })}
        </div>
      )}
    </section>
  )
}
