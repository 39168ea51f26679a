import labels from '@werkplatz/content/labels/profiles.json'
import texts from '@werkplatz/content/messages/profile.json'
import type { CompanyPerson, Profile } from '@werkplatz/contract/profiles/schemas.ts'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { SectionHeader } from '../../../ui/page/SectionHeader.tsx'
import { type FilterTab, FilterTabs } from '../../../ui/tabs/FilterTabs.tsx'
import { ClosedNote } from './ClosedNote.tsx'
import { OpenActivities } from './OpenActivities.tsx'
import { PeopleList } from './PeopleList.tsx'
import { ProfileAbout } from './ProfileAbout.tsx'
import { ProfileCounts } from './ProfileCounts.tsx'
import { ProfileHead } from './ProfileHead.tsx'

import styles from './ProfileView.module.css'

export type ProfileViewProps = {
  profile: Profile
  /** Follow, write, edit, and the menu. */
  actions: ReactNode
  /** Beside the text: school days. */
  aside?: ReactNode
  /** What an apprentice has worked at; absent: there is no such tab. */
  history?: ReactNode
  /** What the profile has written; absent: there is no such tab. */
  posts?: ReactNode
  /** Beside each person of a company. */
  personAction?: ((person: CompanyPerson) => ReactNode) | undefined
}

/** As many as the overview shows. */
const EXCERPT = 6
const PAGE = 24

/** A person or a company: who they are left, what they do right. */
export function ProfileView({ profile, actions, aside, history, posts, personAction }: ProfileViewProps) {
  const [search] = useSearchParams()
  const tabs = tabsOf(profile, posts !== undefined, history !== undefined)
  const current = tabs.find(({ id }) => id === search.get('tab'))?.id ?? tabs[0]?.id ?? ''
  const { type, isClosed, isOwn, userId, companyId, profileId } = profile
  const id = userId ?? companyId
  return (
    <>
      <ProfileHead profile={profile} actions={actions} />
      <ProfileCounts profile={profile} withPosts={posts !== undefined} />
      <div className={styles.grid}>
        <div className={styles.about}>
          {isClosed ? (
            <ClosedNote nameFirst={profile.userNameFirst ?? ''} />
          ) : (
            <ProfileAbout profile={profile} between={aside} />
          )}
        </div>
        <div className={styles.doing}>
          {tabs.length > 0 && <FilterTabs label={labels.contents} tabs={tabs} current={current} />}
          {current === 'posts' && posts}
          {current === 'activities' && <OpenActivities type={type} id={id} isOwn={isOwn} />}
          {current === 'history' && history}
          {current === 'people' && <PeopleList profileId={profileId} size={PAGE} action={personAction} />}
          {current === 'overview' && (
            <>
              <section>
                <SectionHeader title={labels.openActivities} />
                <OpenActivities type={type} id={id} isOwn={isOwn} most={EXCERPT} />
              </section>
              <section>
                <SectionHeader
                  title={labels.people}
                  end={
                    (profile.peopleCount ?? 0) > EXCERPT && (
                      <Link className={styles.all} to={paths.profile(profileId, type, { tab: 'people' })}>
                        {fillIn(labels.allPeople, { count: profile.peopleCount ?? 0 })}
                      </Link>
                    )
                  }
                />
                <PeopleList profileId={profileId} size={EXCERPT} isExcerpt action={personAction} />
              </section>
            </>
          )}
        </div>
      </div>
    </>
  )
}

/** A closed profile shows posts, and the history to those who lead an assignment. */
function tabsOf(
  { profileId, type, postCount, peopleCount, isClosed }: Profile,
  hasPosts: boolean,
  hasHistory: boolean,
): FilterTab[] {
  const to = (tab: string) => paths.profile(profileId, type, { tab })
  const posts = {
    id: 'posts',
    label: texts.tabPosts.text,
    to: to('posts'),
    ...(postCount !== null && { count: postCount }),
  }
  const own: FilterTab[] =
    type === 'company'
      ? [
          { id: 'overview', label: labels.overview, to: to('overview') },
          ...(hasPosts ? [posts] : []),
          { id: 'people', label: labels.people, to: to('people'), count: peopleCount ?? 0 },
        ]
      : [
          ...(hasPosts ? [posts] : []),
          ...(isClosed ? [] : [{ id: 'activities', label: labels.openActivities, to: to('activities') }]),
          ...(hasHistory ? [{ id: 'history', label: labels.history, to: to('history') }] : []),
        ]
  return own
}
