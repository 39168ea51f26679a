import { useInfiniteQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/follows.json'
import general from '@werkplatz/content/labels/search.json'
import messages from '@werkplatz/content/messages/follows.json'
import type { FollowedProfile, FollowMode } from '@werkplatz/contract/follows/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { Bone, SkeletonGroup } from '../../../ui/skeleton/Skeleton.tsx'
import { PersonMenu } from '../../blocks/components/PersonMenu.tsx'
import { followListQuery } from '../api.ts'
import { ProfileRow } from './ProfileRow.tsx'

import styles from './FollowList.module.css'

export type FollowListProps = { userId: string; mode: FollowMode; words: string }

/** The entries of one list, 50 at a time. */
export function FollowList({ userId, mode, words }: FollowListProps) {
  const list = useInfiniteQuery(followListQuery(userId, mode, words))
  useFailureMessage(messages.listFailed, list.error)
  if (list.error && !list.data)
    return <LoadFailed size="small" onRetry={() => void list.refetch()} busy={list.isFetching} />
  if (!list.data) return <Waiting />
  const pages = list.data.pages
  const first = pages[0]!
  const entries = pages.flatMap(({ content }) => content)
  const { hiddenFollowers, hiddenFollowing } = first.profile
  const hidden = words.length > 1 ? 0 : mode === 'FOLLOWERS' ? hiddenFollowers : hiddenFollowing
  if (entries.length === 0)
    return <p className={styles.empty}>{hidden > 0 ? hiddenText(hidden) : emptyText(first.profile, mode, words)}</p>
  return (
    <>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <ProfileRow
            key={entry.id}
            profile={entry}
            followId={entry.followId}
            // Whoever follows and is not wanted can be kept away here.
            actions={
              first.profile.isOwn && mode === 'FOLLOWERS' && <PersonMenu userId={entry.targetId} name={entry.name} />
            }
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button block busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {labels.more}
        </Button>
      )}
      {hidden > 0 && !list.hasNextPage && <p className={styles.empty}>{hiddenText(hidden)}</p>}
    </>
  )
}

const hiddenText = (count: number) => (count === 1 ? labels.oneHidden : fillIn(labels.hidden, { count }))

export const entryCount = (count: number, isCapped: boolean) =>
  count === 1 ? labels.oneEntry : fillIn(labels.entries, { count: isCapped ? `${count}+` : count })

function emptyText({ isOwn, profileType }: FollowedProfile, mode: FollowMode, words: string): string {
  if (words.length > 1) return general.none
  if (profileType === 'company') return messages.emptyFollowersCompany.text
  if (mode === 'FOLLOWERS') return isOwn ? messages.emptyFollowersOwn.text : messages.emptyFollowers.text
  return isOwn ? messages.emptyFollowingOwn.text : messages.emptyFollowing.text
}

const Waiting = () => (
  <SkeletonGroup>
    <ul className={styles.list}>
      {[60, 45, 70, 50, 65, 40].map((width) => (
        <li key={width} className={styles.bones}>
          <Bone kind="avatar" width={48} height={48} />
          <Bone width={`${width}%`} height={16} />
        </li>
      ))}
    </ul>
  </SkeletonGroup>
)
