import { useQuery } from '@tanstack/react-query'

import { unreadChatsQuery } from '../api.ts'
import { unreadText } from '../unread-text.ts'

import styles from './UnreadChats.module.css'

/** How many messages wait, on «Community» and on the button of the phone; nothing when all are read. */
export function UnreadChats() {
  const { data } = useQuery(unreadChatsQuery)
  const count = data ? data.unread + data.requests : 0
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{unreadText(count)}</span>
    </span>
  )
}
