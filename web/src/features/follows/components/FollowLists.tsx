import { useInfiniteQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/follows.json'
import messages from '@werkplatz/content/messages/follows.json'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { isApiError } from '../../../api/api-error.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { BuiltLink } from '../../../ui/link/BuiltLink.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { SearchField } from '../../../ui/search/SearchField.tsx'
import { FilterTabs } from '../../../ui/tabs/FilterTabs.tsx'
import { NotLoaded } from '../../shared/NotLoaded.tsx'
import { followListQuery } from '../api.ts'
import { entryCount, FollowList } from './FollowList.tsx'

import styles from './FollowLists.module.css'

const headings = { FOLLOWERS: messages.headingFollowers, USER_FOLLOWS: messages.headingFollowing }

/** Who follows a profile, and whom it follows. */
export function FollowLists() {
  const [address] = useSearchParams()
  const userId = address.get('userId') ?? ''
  const mode = address.get('mode') === 'USER_FOLLOWS' ? 'USER_FOLLOWS' : 'FOLLOWERS'
  const [asked, setAsked] = useState({ of: userId, words: '' })
  const words = asked.of === userId ? asked.words : ''
  // Whose lists they are comes with each of them; the plain one is there already when somebody searches.
  const { data, error, refetch, isFetching } = useInfiniteQuery(followListQuery(userId, mode, ''))
  const found = useInfiniteQuery(followListQuery(userId, mode, words))
  if (error && !data) {
    if (isApiError(error, 403))
      return <EmptyState illustration="community" titleLevel={1} title={messages.closedList.text} />
    return <NotLoaded what="follows" error={error} onRetry={() => void refetch()} busy={isFetching} />
  }
  const profile = data?.pages[0]?.profile
  const title = mode === 'FOLLOWERS' ? messages.tabFollowers.text : messages.tabFollowing.text
  const total = found.data?.pages[0]
  return (
    <>
      {profile && <title>{pageMeta(fillIn(headings[mode].text, { name: profile.name }))[0]?.title ?? ''}</title>}
      <div className={styles.head}>
        {profile && (
          <Avatar
            name={profile.name}
            src={profile.image}
            size={64}
            shape={profile.profileType === 'company' ? 'square' : 'round'}
            colorKey={profile.targetId}
          />
        )}
        <PageHeader
          title={title}
          above={
            profile && (
              <BuiltLink to={paths.profile(profile.profileId, profile.profileType)} className={styles.owner}>
                {profile.name}
              </BuiltLink>
            )
          }
        />
      </div>
      <FilterTabs
        label={labels.lists}
        current={mode}
        tabs={[
          {
            id: 'FOLLOWERS',
            label: messages.tabFollowers.text,
            count: profile?.followerCount,
            to: paths.follows(userId, 'FOLLOWERS'),
          },
          // A company follows nobody.
          ...(profile?.profileType === 'company'
            ? []
            : [
                {
                  id: 'USER_FOLLOWS',
                  label: messages.tabFollowing.text,
                  count: profile?.followingCount,
                  to: paths.follows(userId, 'USER_FOLLOWS'),
                },
              ]),
        ]}
      />
      <div className={styles.bar}>
        <SearchField
          value={words}
          list={`${userId} ${mode}`}
          placeholder={labels.searchIn}
          label={labels.searchIn}
          pending={words.length > 1 && found.isFetching}
          onSearch={(next) => setAsked({ of: userId, words: next })}
        />
        <output className={styles.count}>{total && entryCount(total.totalElements, total.isCapped)}</output>
      </div>
      <FollowList userId={userId} mode={mode} words={words} />
    </>
  )
}
