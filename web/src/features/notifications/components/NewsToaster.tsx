import labels from '@werkplatz/content/labels/notifications.json'
import { useRef, useSyncExternalStore } from 'react'

import { NewsCard } from '../../../ui/toast/NewsCard.tsx'
import { newsStore, type Toast, visibleToasts } from '../../../ui/toast/toast-store.ts'
import { useHold } from '../../../ui/toast/use-hold.ts'
import { useNotificationActions } from '../actions.ts'
import { useReadHere } from '../use-read-here.ts'

import styles from './NewsToaster.module.css'

const none: readonly Toast[] = []

/** What others did meanwhile, where it covers nothing one is about to press. What is older waits in the bell. */
export function NewsToaster({ userId }: { userId: string }) {
  const news = useSyncExternalStore(newsStore.subscribe, newsStore.toasts, () => none)
  const { markSeen } = useNotificationActions(userId)
  const area = useRef<HTMLElement>(null)
  useHold(area, newsStore)
  useReadHere(userId)
  return (
    <section ref={area} className={styles.area} aria-label={labels.news}>
      {news.slice(0, visibleToasts).map(({ id, title, text, link, about }) => (
        <NewsCard
          key={id}
          title={title}
          {...(text !== undefined && { text })}
          link={link}
          onOpen={() => {
            newsStore.close(id)
            if (about) void markSeen(about)
          }}
          onClose={() => newsStore.close(id)}
        />
      ))}
    </section>
  )
}
