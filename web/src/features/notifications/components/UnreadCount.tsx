import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/notifications.json'

import { unreadQuery } from '../api.ts'

import styles from './UnreadCount.module.css'

/** The number on the bell; nothing when everything is read. */
export function UnreadCount({ userId }: { userId: string }) {
  const { data = 0 } = useQuery(unreadQuery(userId))
  if (data === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden>{data > 99 ? '99+' : data}</span>
      <span className="sr-only">
        {data} {labels.unread}
      </span>
    </span>
  )
}
