import labels from '@werkplatz/content/labels/general.json'
import { useEffect, useRef, useSyncExternalStore } from 'react'

import { fillIn } from '../../lib/fill-in.ts'
import { toastStore, visibleToasts, type Toast } from './toast-store.ts'
import { ToastCard } from './ToastCard.tsx'
import { useHold } from './use-hold.ts'

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

  useHold(area, toastStore)

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
