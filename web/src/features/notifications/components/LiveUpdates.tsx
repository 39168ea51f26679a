import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/notifications.json'
import { events } from '@werkplatz/content/notifications.json'
import type { LiveEvent } from '@werkplatz/contract/notifications/schemas.ts'
import { useDeferredValue, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { useLiveState } from '../../../live/live.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { liveEventsQuery } from '../api.ts'

import styles from './LiveUpdates.module.css'

/** From here on it scrolls inside. */
const MANY = 4

const sentences = new Map(events.map((one) => [one.eventInteraction, one.text]))

/** The sentence after the name, which stands in bold before it. */
const doing = ({ eventInteraction }: LiveEvent) => sentences.get(eventInteraction)?.replace('{nameFirst} ', '') ?? ''

/** «Gerade eben»: what happens in the feed, newest first, at most ten. */
export function LiveUpdates() {
  const { data: answer, isError } = useQuery(liveEventsQuery)
  // Drawn in small steps: an answer must not hold up whoever scrolls or types.
  const data = useDeferredValue(answer)
  const isLive = useLiveState() === 'open'
  // What was there at the start does not slide in.
  const [arrival] = useState(() => new Date(Date.now()).toISOString())
  return (
    <section aria-labelledby="live-updates" className={styles.card}>
      <header className={styles.head}>
        <h2 id="live-updates" className={styles.title}>
          {labels.justNow}
        </h2>
        <span className={styles.pulse} data-live={isLive || undefined}>
          <i aria-hidden />
          {isLive ? 'live' : labels.connecting}
        </span>
      </header>
      <div
        className={styles.body}
        data-many={(data?.length ?? 0) >= MANY || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {data && data.length > 0 && (
          <ul className={styles.list} aria-live="polite" aria-relevant="additions">
            {data.map((event, at) => (
              <li key={keyOf(data, at)} className={styles.event} data-new={event.dateCreated > arrival || undefined}>
                <Avatar name={event.nameFirst} src={event.image} size={36} />
                <div className={styles.words}>
                  <p>
                    <b>{event.nameFirst}</b> {doing(event)}
                  </p>
                  <RelativeTime value={event.dateCreated} className={styles.time} />
                </div>
              </li>
            ))}
          </ul>
        )}
        {(data?.length === 0 || (isError && !data)) && <EmptyState size="small" titleLevel={3} title={labels.quiet} />}
        {!data && !isError && <SkeletonText lines={4} />}
      </div>
      {data && data.length > 0 && (
        <footer className={styles.foot}>
          {data.length >= MANY ? fillIn(labels.newsCount, { count: data.length }) : labels.noMoreNews}
        </footer>
      )}
    </section>
  )
}

/** Events have no id: kind, person and moment name one, and equal ones are counted from the end. */
function keyOf(events: readonly LiveEvent[], at: number): string {
  const name = ({ eventInteraction, nameFirst, dateCreated }: LiveEvent) =>
    `${eventInteraction} ${nameFirst} ${dateCreated}`
  const mine = name(events[at]!)
  return `${mine} ${events.slice(at + 1).filter((other) => name(other) === mine).length}`
}
