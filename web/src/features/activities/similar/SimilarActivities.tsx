import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/similar.json'
import type { SimilarActivity } from '@werkplatz/contract/activities/list-schemas.ts'
import { useId } from 'react'
import { Link } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { dayNumber, type Instant, zurichDayNumber } from '../../../lib/zurich-clock.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Picture } from '../../../ui/picture/Picture.tsx'
import { Tag } from '../../../ui/tag/Tag.tsx'
import { freePlaces, typeLabels } from '../labels.ts'
import { openCountQuery, similarQuery } from './api.ts'

import styles from './SimilarActivities.module.css'

export type SimilarActivitiesProps = {
  /** The id of the activity somebody was looking for. */
  to: string
  title: string
  text?: string
  most: number
  /** Below them, the way to all that are open. */
  withAll?: boolean
}

/** What else is open. It adds to the page: when there is nothing or it cannot be loaded, only the way to the market is there. */
export function SimilarActivities({ to, title, text, most, withAll = false }: SimilarActivitiesProps) {
  const id = useId()
  const { data } = useQuery(similarQuery(to))
  const { data: count } = useQuery({ ...openCountQuery, enabled: withAll })
  return (
    <>
      {data && data.length > 0 && (
        <section className={styles.area} aria-labelledby={id}>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
          <ul className={styles.cards}>
            {data.slice(0, most).map((activity) => (
              <li key={activity.activityId}>
                <Card activity={activity} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {withAll && (
        <div>
          <ButtonLink
            kind="primary"
            size="large"
            to={paths.activities('OPEN')}
            iconRight={<IconArrowRight stroke={1.75} aria-hidden />}
          >
            {count ? fillIn(labels.countedOpen, { count }) : labels.allOpen}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

function Card({ activity }: { activity: SimilarActivity }) {
  const { activityId, activityType, title, companyName, companyImage, reason, location, dateStart } = activity
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture src={activity.activityImage} />
        <span className={styles.type}>
          <Tag>{typeLabels[activityType]}</Tag>
        </span>
      </div>
      <div className={styles.words}>
        <p className={styles.company}>
          <Avatar name={companyName} src={companyImage} shape="square" size={24} />
          <span>{companyName}</span>
        </p>
        <h3 className={styles.title}>
          <Link to={paths.activity(activityId)}>{title}</Link>
        </h3>
        {reason && (
          <p className={styles.reason}>
            <IconSparkles stroke={1.75} aria-hidden />
            {labels.reasons[reason]}
          </p>
        )}
        <p className={styles.fact}>
          <IconCalendar stroke={1.75} aria-hidden />
          {dateStart ? (
            <span>
              <b>{formatDate(dateStart)}</b> {distance(dateStart)}
            </span>
          ) : (
            <b>{labels.anytime}</b>
          )}
        </p>
        {location && (
          <p className={styles.fact}>
            <IconMapPin stroke={1.75} aria-hidden />
            <span>{location}</span>
          </p>
        )}
        <p className={styles.places}>{freePlaces(activity.slots, activity.reserved).short}</p>
      </div>
    </article>
  )
}

function distance(day: string, now: Instant = Date.now()): string {
  const days = dayNumber(day) - zurichDayNumber(now)
  if (days < 0) return ''
  if (days === 0) return labels.today
  return days === 1 ? labels.tomorrow : fillIn(labels.inDays, { days })
}
