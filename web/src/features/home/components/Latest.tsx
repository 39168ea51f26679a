import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/home.json'
import general from '@werkplatz/content/messages/general.json'
import type { LatestActivity } from '@werkplatz/contract/activities/list-schemas.ts'
import { useDeferredValue, useEffect, useId } from 'react'
import { Link } from 'react-router'

import { classNames } from '../../../lib/class-names.ts'
import { coversOf } from '../../../lib/covers.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { Picture } from '../../../ui/picture/Picture.tsx'
import { Bone, SkeletonGroup } from '../../../ui/skeleton/Skeleton.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { latestQuery } from '../api.ts'

import styles from './Latest.module.css'

const SHOWN = 3

export type LatestProps = { expanded: boolean; onExpand: (expanded: boolean) => void }

/** «Brandneu»: three of them, all with «Mehr». A failure is only logged. */
export function Latest({ expanded, onExpand }: LatestProps) {
  const { data: answer, error } = useQuery(latestQuery)
  // Drawn in small steps: an answer must not hold up whoever scrolls or types.
  const data = useDeferredValue(answer)
  const listId = useId()
  useEffect(() => {
    if (error) console.warn('Latest activities could not be loaded', error)
  }, [error])
  const covers = coversOf(data ?? [], SHOWN)
  const hasMore = (data?.length ?? 0) > SHOWN
  const Chevron = expanded ? IconChevronUp : IconChevronDown
  return (
    <Card
      as="section"
      padding="none"
      title={labels.latest}
      className={classNames(styles.card, expanded && styles.expanded)}
      actions={
        hasMore && (
          <Button
            kind="ghost"
            size="small"
            iconRight={<Chevron stroke={1.75} aria-hidden />}
            aria-expanded={expanded}
            aria-controls={listId}
            onClick={() => onExpand(!expanded)}
          >
            {expanded ? labels.less : labels.more}
          </Button>
        )
      }
    >
      {data?.length ? (
        <ul id={listId} className={styles.list}>
          {(expanded ? data : data.slice(0, SHOWN)).map((activity, index) => (
            <Item key={activity.id} activity={{ ...activity, image: covers[index]! }} />
          ))}
        </ul>
      ) : data || error ? (
        <div className={styles.empty}>
          <EmptyState size="small" titleLevel={3} title={general.noElements.text} />
        </div>
      ) : (
        <LatestSkeleton />
      )}
    </Card>
  )
}

function Item({ activity }: { activity: LatestActivity }) {
  return (
    <li>
      <Link to={paths.activity(activity.id)} className={styles.item}>
        <span className={styles.picture}>
          <Picture src={activity.image} />
        </span>
        <span className={styles.text}>
          <b className={styles.title}>{activity.title}</b>
          <small>
            {activity.author}, <RelativeTime value={activity.dateCreated} />
          </small>
        </span>
      </Link>
    </li>
  )
}

function LatestSkeleton() {
  return (
    <div className={styles.waiting}>
      {Array.from({ length: SHOWN }, (_, index) => (
        <SkeletonGroup key={index}>
          <div className={styles.item}>
            <div className={styles.picture}>
              <Bone width="100%" height="100%" />
            </div>
            <div className={styles.text}>
              <Bone kind="title" width="92%" />
              <Bone kind="small" width="60%" />
            </div>
          </div>
        </SkeletonGroup>
      ))}
    </div>
  )
}
