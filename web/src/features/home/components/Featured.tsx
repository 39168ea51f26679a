import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/home.json'
import messages from '@werkplatz/content/messages/activities.json'
import type { FeaturedActivity } from '@werkplatz/contract/activities/list-schemas.ts'
import { useDeferredValue, useEffect } from 'react'
import { Link } from 'react-router'

import { coversOf } from '../../../lib/covers.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { AutoCarousel } from '../../../ui/carousel/AutoCarousel.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { BuiltLink } from '../../../ui/link/BuiltLink.tsx'
import { Picture } from '../../../ui/picture/Picture.tsx'
import { Bone, SkeletonGroup } from '../../../ui/skeleton/Skeleton.tsx'
import { featuredQuery } from '../api.ts'

import styles from './Featured.module.css'

/** Featured activities, one at a time. A failure is only logged: the page has enough else to show. */
export function Featured() {
  const { data: answer, error } = useQuery(featuredQuery)
  // Drawn in small steps: an answer must not hold up whoever scrolls or types.
  const data = useDeferredValue(answer)
  useEffect(() => {
    if (error) console.warn('Featured activities could not be loaded', error)
  }, [error])

  if (!data && !error) return <FeaturedSkeleton />
  if (!data?.length) {
    return (
      <div className={styles.empty}>
        <EmptyState illustration="leer" titleLevel={2} title={messages.emptyFeatured.text} />
      </div>
    )
  }
  const pictures = coversOf(data.map(({ title, activityImage }) => ({ title, image: activityImage })))
  const covers = new Map(data.map(({ activityId }, index) => [activityId, pictures[index]!]))
  return (
    <div className={styles.frame}>
      <AutoCarousel
        label={labels.featured}
        items={data}
        itemKey={({ activityId }) => activityId}
        previousLabel={labels.previousActivity}
        nextLabel={labels.nextActivity}
      >
        {(activity) => (
          <Slide activity={activity} cover={covers.get(activity.activityId)!} priority={activity === data[0]} />
        )}
      </AutoCarousel>
    </div>
  )
}

function Slide({ activity, cover, priority }: { activity: FeaturedActivity; cover: string; priority: boolean }) {
  const { activityId, title, companyName, companyImage, authorName, authorImage, location } = activity
  const { workSectorName, department, dateStart, duration } = activity
  return (
    <article className={styles.slide}>
      <div className={styles.picture}>
        <Picture src={cover} priority={priority} />
      </div>
      <div className={styles.text}>
        <p className={styles.company}>
          <Avatar name={companyName} src={companyImage} shape="square" size={40} />
          <span className={styles.lines}>
            <b>{companyName}</b>
            <small>{[location, workSectorName ?? department].filter(Boolean).join(', ')}</small>
          </span>
        </p>
        <h2 className={styles.title}>
          <Link to={paths.activity(activityId)}>{title}</Link>
        </h2>
        <dl className={styles.facts}>
          <Fact term={labels.start} value={dateStart ? formatDate(dateStart) : 'flexibel'} />
          <Fact
            term={labels.duration}
            value={
              duration === null
                ? 'offen'
                : duration === 1
                  ? labels.oneDay
                  : fillIn(labels.manyDays, { count: duration })
            }
          />
          <Fact term={labels.slots} value={freeText(activity)} />
        </dl>
        <div className={styles.foot}>
          <ButtonLink kind="primary" to={paths.activity(activityId)} aria-label={`${title} ansehen`}>
            {labels.view}
          </ButtonLink>
          <BuiltLink className={styles.author} to={paths.profile(activity.authorProfileId, 'user')}>
            <Avatar name={authorName} src={authorImage} size={36} />
            <span className={styles.lines}>
              <small className={styles.by}>{labels.offeredBy}</small>
              <b className={styles.name}>{authorName}</b>
            </span>
          </BuiltLink>
        </div>
      </div>
    </article>
  )
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
)

/** No slots means no limit. */
function freeText({ slots, reserved }: FeaturedActivity) {
  if (slots === 0) return 'unbegrenzt'
  const free = Math.max(0, slots - reserved)
  return free === 0 ? labels.allTaken : `${free} von ${slots} frei`
}

function FeaturedSkeleton() {
  return (
    <div className={styles.waiting}>
      <SkeletonGroup layout="stack">
        <div className={styles.slide}>
          <div className={styles.picture} />
          <div className={styles.text}>
            <Bone width={40} height={40} />
            <Bone kind="title" width="90%" height={34} />
            <Bone kind="title" width="62%" height={34} />
            <Bone width="100%" height={44} />
          </div>
        </div>
      </SkeletonGroup>
    </div>
  )
}
