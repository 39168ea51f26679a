import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/notifications.json'
import messages from '@werkplatz/content/messages/notifications.json'
import type { Notification } from '@werkplatz/contract/notifications/schemas.ts'
import { Link } from 'react-router'

import { isBuilt } from '../../../lib/built-screens.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { useNotificationActions } from '../actions.ts'
import { notificationsQuery, unreadQuery } from '../api.ts'
import { byDay } from '../day-groups.ts'
import { partsOf } from '../marker.ts'

import styles from './NotificationList.module.css'

/** What the bell holds: the newest ones by day, each with its link, its time and a way to say «gelesen». */
export default function NotificationList({ userId }: { userId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(notificationsQuery(userId))
  const unread = useQuery(unreadQuery(userId)).data ?? 0
  const { isMarkingAll, markRead, markAllRead } = useNotificationActions(userId)
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>{labels.notifications}</h2>
        {unread > 0 && (
          <Button
            kind="ghost"
            size="small"
            data-stays
            busy={isMarkingAll}
            icon={<IconChecks stroke={1.75} aria-hidden />}
            onClick={() => void markAllRead()}
          >
            {labels.markAllRead}
          </Button>
        )}
      </header>
      {data && data.length > 0 && <Days notifications={data} onRead={(id) => void markRead(id)} />}
      {data?.length === 0 && <EmptyState illustration="ruhe" titleLevel={3} title={messages.empty.text} />}
      {!data && isError && <LoadFailed size="small" onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !isError && (
        <div className={styles.loading}>
          <SkeletonText lines={5} />
        </div>
      )}
    </div>
  )
}

type OnRead = (id: string) => void

function Days({ notifications, onRead }: { notifications: readonly Notification[]; onRead: OnRead }) {
  return byDay(notifications).map(({ day, notifications: ofDay }) => (
    <div key={day}>
      <h3 className={styles.day}>{day}</h3>
      <ul className={styles.list}>
        {ofDay.map((one) => (
          <Item key={one.id} notification={one} onRead={onRead} />
        ))}
      </ul>
    </div>
  ))
}

function Item({ notification, onRead }: { notification: Notification; onRead: OnRead }) {
  const { id, title, body, link, isRead, dateCreated } = notification
  const { before, linkText, after } = partsOf(body)
  return (
    <li className={styles.item} data-unread={!isRead || undefined}>
      <div className={styles.words}>
        <p className={styles.name}>
          {!isRead && <span className="sr-only">{labels.unreadPrefix} </span>}
          {title}
        </p>
        <p className={styles.body}>
          {before}
          {linkText && link && isBuilt(link) && (
            <Link to={link} onClick={() => void (isRead || onRead(id))}>
              {linkText}
            </Link>
          )}
          {after}
        </p>
        <RelativeTime value={dateCreated} className={styles.time} />
      </div>
      {!isRead && (
        <button
          type="button"
          data-stays
          className={styles.read}
          aria-label={fillIn(labels.markReadNamed, { title })}
          title={labels.markRead}
          onClick={() => onRead(id)}
        >
          <IconCheck stroke={1.75} aria-hidden />
        </button>
      )}
    </li>
  )
}
