import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/home.json'
import messages from '@werkplatz/content/messages/activities.json'
import general from '@werkplatz/content/messages/general.json'
import type { ActivityCard } from '@werkplatz/contract/activities/list-schemas.ts'
import { useDeferredValue } from 'react'
import { Link } from 'react-router'

import { coversOf } from '../../../lib/covers.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Carousel } from '../../../ui/carousel/Carousel.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { SectionHeader } from '../../../ui/page/SectionHeader.tsx'
import { Picture } from '../../../ui/picture/Picture.tsx'
import { Bone, SkeletonGroup } from '../../../ui/skeleton/Skeleton.tsx'
import { bookmarkedIdsQuery } from '../../bookmarks/api.ts'
import { BookmarkButton } from '../../bookmarks/components/BookmarkButton.tsx'
import { cardsQuery } from '../api.ts'

import styles from './CardCarousel.module.css'

export type CardCarouselProps = {
  title: string
  over?: string
  kind: 'oldest' | 'task'
  size: 'regular' | 'large'
}

export function CardCarousel({ title, over, kind, size }: CardCarouselProps) {
  const { data: answer, error, refetch, isFetching } = useQuery(cardsQuery(kind))
  // Drawn in small steps: an answer must not hold up whoever scrolls or types.
  const data = useDeferredValue(answer)
  const { data: marked } = useQuery(bookmarkedIdsQuery)
  useFailureMessage(messages.listFailed, error)

  if (data?.length) {
    const covers = coversOf(
      data.map((card) => ({ title: card.title, image: card.activityImage })),
      FULL[size],
    )
    const tiles = data.map((card, index) => ({ ...card, activityImage: covers[index]! }))
    const items = data.length < FULL[size] ? [...tiles, null] : tiles
    return (
      <Carousel title={title} over={over} size={size} items={items} itemKey={(card) => card?.id ?? 'more'}>
        {(card) => (card ? <CardTile card={card} marked={marked} /> : <MoreTile kind={kind} />)}
      </Carousel>
    )
  }
  if (!data && !error) {
    return (
      <Carousel title={title} over={over} size={size} items={size === 'large' ? LARGE : REGULAR} itemKey={String}>
        {() => <CardSkeleton />}
      </Carousel>
    )
  }
  return (
    <section>
      <SectionHeader title={title} over={over} />
      <div className={styles.state}>
        {data ? (
          <EmptyState size="small" titleLevel={3} title={general.noElements.text} />
        ) : (
          <LoadFailed size="small" busy={isFetching} onRetry={() => void refetch()} />
        )}
      </div>
    </section>
  )
}

/** As many as stand beside each other. */
const FULL = { regular: 3, large: 5 }
const REGULAR = [1, 2, 3]
const LARGE = [1, 2, 3, 4, 5]

function CardTile({ card, marked }: { card: ActivityCard; marked: string[] | undefined }) {
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>
        <Link to={paths.activity(card.id)}>{card.title}</Link>
      </h3>
      <div className={styles.picture}>
        <Picture src={card.activityImage} />
        {marked && (
          <BookmarkButton variant="disc" targetId={card.id} known={marked.includes(card.id)} of={`«${card.title}»`} />
        )}
      </div>
      <p className={styles.company}>
        <Avatar name={card.companyName} src={card.companyImage} shape="square" size={24} />
        <span>{card.companyName}</span>
      </p>
    </article>
  )
}

const MoreTile = ({ kind }: Pick<CardCarouselProps, 'kind'>) => (
  <Link to={paths.market(kind === 'task' ? 'TASK' : 'PROJECT')} className={styles.more}>
    {kind === 'task' ? labels.allTasks : labels.allProjects}
  </Link>
)

function CardSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.card}>
        <div className={styles.title}>
          <Bone kind="title" width="84%" />
        </div>
        <div className={styles.picture}>
          <Bone width="100%" height="100%" />
        </div>
        <p className={styles.company}>
          <Bone kind="small" width="50%" />
        </p>
      </div>
    </SkeletonGroup>
  )
}
