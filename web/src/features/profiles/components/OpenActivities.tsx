import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/profiles.json'
import messages from '@werkplatz/content/messages/activities.json'
import texts from '@werkplatz/content/messages/profile.json'
import type { ProfileType } from '@werkplatz/contract/profiles/schemas.ts'
import { Link } from 'react-router'

import { coversOf } from '../../../lib/covers.ts'
import { paths } from '../../../lib/paths.ts'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { Picture } from '../../../ui/picture/Picture.tsx'
import { Bone, SkeletonGroup } from '../../../ui/skeleton/Skeleton.tsx'
import { bookmarkedIdsQuery } from '../../bookmarks/api.ts'
import { BookmarkButton } from '../../bookmarks/components/BookmarkButton.tsx'
import { openActivitiesQuery } from '../api.ts'

import styles from './OpenActivities.module.css'

export type OpenActivitiesProps = { type: ProfileType; id: string; isOwn: boolean; most?: number }

const ACROSS = 3

/** What a person or a company offers just now, as far as the reader can reach it. */
export function OpenActivities({ type, id, isOwn, most = 15 }: OpenActivitiesProps) {
  const { data, error, refetch, isFetching } = useQuery(openActivitiesQuery(type, id))
  const { data: marked } = useQuery(bookmarkedIdsQuery)
  useFailureMessage(messages.listFailed, error)
  if (!data && error) return <LoadFailed size="small" busy={isFetching} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <SkeletonGroup>
        <div className={styles.cards}>
          {[1, 2, 3].map((n) => (
            <Bone key={n} width="100%" height={200} />
          ))}
        </div>
      </SkeletonGroup>
    )
  }
  if (data.length === 0) {
    const empty = isOwn && type === 'user' ? texts.activitiesEmptyOwn.text : labels.activitiesEmpty
    return <p className={styles.empty}>{empty}</p>
  }
  const shown = data.slice(0, most)
  const covers = coversOf(
    shown.map((card) => ({ title: card.title, image: card.activityImage })),
    ACROSS,
  )
  return (
    <ul className={styles.cards}>
      {shown.map((card, index) => (
        <li key={card.id} className={styles.card}>
          <h3 className={styles.title}>
            <Link to={paths.activity(card.id)}>{card.title}</Link>
          </h3>
          <div className={styles.picture}>
            <Picture src={covers[index]!} />
            {marked && (
              <BookmarkButton
                variant="disc"
                targetId={card.id}
                known={marked.includes(card.id)}
                of={`«${card.title}»`}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
