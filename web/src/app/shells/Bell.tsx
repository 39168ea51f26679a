import notifications from '@werkplatz/content/messages/notifications.json'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { useId } from 'react'

import { EmptyState } from '../../ui/empty/EmptyState.tsx'
import styles from './Bell.module.css'

/** The notifications' place in the header; their feature fills it. */
export function Bell() {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        popoverTarget={id}
        aria-label="Benachrichtigungen"
        title="Benachrichtigungen"
      >
        <IconBell stroke={1.75} aria-hidden />
      </button>
      <section className={styles.panel} id={id} popover="auto" aria-label="Benachrichtigungen">
        <EmptyState size="small" titleLevel={2} title={notifications.empty.text} />
      </section>
    </>
  )
}
