import IconBoltFilled from '@tabler/icons-react/dist/esm/icons/IconBoltFilled.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconFlag2 from '@tabler/icons-react/dist/esm/icons/IconFlag2.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs'
import labels from '@werkplatz/content/labels/market.json'
import type { ActivityRow } from '@werkplatz/contract/activities/list-schemas.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Picture } from '../../../ui/picture/Picture.tsx'
import { BookmarkButton } from '../../bookmarks/components/BookmarkButton.tsx'
import { days, typeLabels } from '../labels.ts'
import { distance, isNew, seatsOf } from '../market/market-texts.ts'

import styles from './ActivityTile.module.css'

export type ActivityTileProps = {
  activity: ActivityRow
  /** The activity's own picture, or one that differs from its neighbours'. */
  cover: string
  now: number
  menu?: ReactNode
}

const MOST_DRAWN = 8

/** An activity on the market: picture, who offers it, when, where, and how many places are left. */
export function ActivityTile({ activity, cover, now, menu }: ActivityTileProps) {
  const { activityId, title, company, companyImage, location, duration, slots } = activity
  const seats = seatsOf(activity)
  const place = [location, duration === null ? '' : days(duration)]
  return (
    <article className={styles.tile}>
      <div className={styles.text}>
        <p className={styles.company}>
          <Avatar name={company} src={companyImage} shape="square" size={24} />
          <span>{company}</span>
        </p>
        <h2 className={styles.title}>
          <Link to={paths.activity(activityId)}>{title}</Link>
        </h2>
        <div className={styles.facts}>
          <span className={styles.start}>
            <IconCalendar stroke={1.75} aria-hidden />
            <Start {...activity} now={now} />
          </span>
          <span className={styles.place}>
            <IconMapPin stroke={1.75} aria-hidden />
            <span className={styles.location}>{location}</span>
            <span className={styles.both}>{place.filter(Boolean).join(', ')}</span>
          </span>
          {duration !== null && (
            <span className={styles.duration}>
              <IconClock stroke={1.75} aria-hidden />
              {days(duration)}
            </span>
          )}
        </div>
        <p className={styles.seats}>
          {slots > 0 && slots <= MOST_DRAWN && (
            <span className={styles.drawn} aria-hidden>
              {Array.from({ length: slots }, (_, index) => (
                <i key={index} className={classNames(index < slots - seats.free && styles.taken)} />
              ))}
            </span>
          )}
          <span className={classNames(seats.isLast && styles.last)}>{seats.text}</span>
          {isNew(activity, now) && <span className={styles.new}>{labels.new}</span>}
        </p>
      </div>
      <div className={styles.picture}>
        <Picture src={cover} />
        <div className={styles.chips}>
          <TypeChip type={activity.type} />
          {activity.isPriority && (
            <span className={classNames(styles.chip, styles.urgent)}>
              <IconBoltFilled size={15} aria-hidden />
              {labels.urgent}
            </span>
          )}
        </div>
      </div>
      {activity.can.bookmark && (
        <div className={styles.mark}>
          <BookmarkButton
            variant="disc"
            targetId={activityId}
            known={activity.isBookmarked}
            of={fillIn(labels.bookmarkNamed, { title })}
          />
        </div>
      )}
      {menu && <div className={styles.menu}>{menu}</div>}
    </article>
  )
}

function TypeChip({ type }: Pick<ActivityRow, 'type'>) {
  const Icon = type === 'PROJECT' ? IconFlag2 : IconRepeat
  return (
    <span className={styles.chip}>
      <Icon size={15} stroke={2.2} aria-hidden />
      {typeLabels[type]}
    </span>
  )
}

function Start({ dateStart, now }: { dateStart: string | null; now: number }) {
  return dateStart ? (
    <>
      <b>{formatDate(dateStart)}</b> {distance(dateStart, now)}
    </>
  ) : (
    <>
      <b>{labels.anyTime}</b> {labels.ongoing}
    </>
  )
}
