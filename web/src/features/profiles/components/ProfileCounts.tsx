import labels from '@werkplatz/content/labels/profiles.json'
import texts from '@werkplatz/content/messages/profile.json'
import type { Profile } from '@werkplatz/contract/profiles/schemas.ts'

import { formatNumber } from '../../../lib/format-number.ts'
import { paths } from '../../../lib/paths.ts'
import { BuiltLink } from '../../../ui/link/BuiltLink.tsx'

import styles from './ProfileCounts.module.css'

type Figure = { term: string; value: number | null; to?: string }

/** What there is of it, in figures; a closed profile tells none. */
export function ProfileCounts({ profile, withPosts }: { profile: Profile; withPosts: boolean }) {
  const { userId, companyId, postCount, activityCount, followingCount, followerCount, peopleCount } = profile
  const listOf = (mode: 'FOLLOWERS' | 'USER_FOLLOWS') => paths.follows(userId ?? companyId, mode)
  const figures: Figure[] = [
    ...(withPosts ? [{ term: texts.countPosts.text, value: postCount }] : []),
    { term: texts.countActivities.text, value: activityCount },
    { term: labels.people, value: peopleCount },
    { term: texts.countFollowing.text, value: followingCount, to: listOf('USER_FOLLOWS') },
    { term: texts.countFollowers.text, value: followerCount, to: listOf('FOLLOWERS') },
  ]
  const known = figures.filter(({ value }) => value !== null)
  if (known.length === 0) return <hr className={styles.line} />
  return (
    <ul className={styles.counts}>
      {known.map(({ term, value, to }) => {
        const figure = (
          <>
            <b>{formatNumber(value!)}</b>
            <span>{term}</span>
          </>
        )
        return (
          <li key={term}>
            {to ? (
              <BuiltLink to={to} className={styles.count}>
                {figure}
              </BuiltLink>
            ) : (
              <span className={styles.count}>{figure}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
