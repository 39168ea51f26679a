import labels from '@werkplatz/content/labels/general.json'

import type { ToastKind } from './toast-store.ts'
import { ToastCard } from './ToastCard.tsx'

import styles from './Toaster.module.css'

const kinds: ToastKind[] = ['success', 'info', 'warning', 'error']

/** For pages that are not hydrated: an empty card of each kind, copied and filled in by plain-toaster.ts. */
export function PlainToaster() {
  return (
    <section popover="manual" aria-label={labels.messages} className={styles.area} data-toasts>
      {kinds.map((kind) => (
        <template key={kind} data-kind={kind}>
          <ToastCard kind={kind} title="" text="" />
        </template>
      ))}
    </section>
  )
}
