import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import labels from '@werkplatz/content/labels/profiles.json'
import blocks from '@werkplatz/content/messages/blocks.json'
import messages from '@werkplatz/content/messages/profile.json'
import type { Profile, ProfileType } from '@werkplatz/contract/profiles/schemas.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { useUser } from '../../api/session/session.ts'
import { useThing } from '../../api/use-thing.ts'
import { BlockDialog } from '../../features/blocks/components/BlockDialog.tsx'
import { FollowButton } from '../../features/follows/components/FollowButton.tsx'
import { ReportDialog, reportDraft } from '../../features/moderation/components/ReportDialog.tsx'
import { PostList } from '../../features/posts/feed/PostList.tsx'
import { profileFormQuery, profileQuery } from '../../features/profiles/api.ts'
import { ProfileActions } from '../../features/profiles/components/ProfileActions.tsx'
import { ProfileSkeleton } from '../../features/profiles/components/ProfileSkeleton.tsx'
import { ProfileView } from '../../features/profiles/components/ProfileView.tsx'
import { ProfileEditor } from '../../features/profiles/form/ProfileEditor.tsx'
import { nameOf } from '../../features/profiles/names.ts'
import { ProfilePreview } from '../../features/profiles/preview/ProfilePreview.tsx'
import { SchoolDays } from '../../features/school/components/SchoolDays.tsx'
import { NotLoaded } from '../../features/shared/NotLoaded.tsx'
import { WorkHistory } from '../../features/work-history/components/WorkHistory.tsx'
import { builtOr } from '../../lib/built-screens.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { paths } from '../../lib/paths.ts'
import { isKept } from '../../lib/use-kept.ts'
import { EmptyState } from '../../ui/empty/EmptyState.tsx'
import { useFailureMessage } from '../../ui/failure/use-failure-message.ts'
import { LeadTo } from '../../ui/link/LeadTo.tsx'
import { CommunityLayout } from './CommunityLayout.tsx'
import { useReport } from './use-report.tsx'

export const meta = () => pageMeta(labels.profile)

export default function ProfilePage() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const type: ProfileType = search.get('type') === 'company' ? 'company' : 'user'
  // Another profile is another page, with its own unsaved text.
  if (search.get('view') === 'edit') return <Edit key={id} type={type} id={id} />
  return <Show key={id} type={type} id={id} isPreview={search.get('view') === 'preview'} />
}

type Asked = { type: ProfileType; id: string }

function Edit({ type, id }: Asked) {
  const user = useUser()
  const { data, error, refetch, isFetching } = useThing(profileFormQuery(type, id))
  useFailureMessage(messages.loadFailed, error)
  if (error) return <NotLoaded what="profile" error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data || !user) return <ProfileSkeleton />
  if (!data.can.edit) return <LeadTo to={paths.profile(id, type)} />
  return <ProfileEditor userId={user.id} profile={data} />
}

function Show({ type, id, isPreview }: Asked & { isPreview: boolean }) {
  const { data, error, refetch, isFetching } = useThing(profileQuery(type, id))
  useFailureMessage(messages.loadFailed, error)
  if (error) return <NotLoaded what="profile" error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <ProfileSkeleton />
  if (isPreview && type === 'user' && data.isOwn) return <ProfilePreview profile={data} />
  return (
    <CommunityLayout isWide>
      <OneProfile profile={data} />
    </CommunityLayout>
  )
}

function OneProfile({ profile }: { profile: Profile }) {
  const { profileId, type, userId, companyId, isOwn, isClosed } = profile
  const myId = useUser()?.id
  const [reporting, setReporting] = useState(() => isKept(myId, reportDraft(profileId)))
  const [isBlocking, setBlocking] = useState(false)
  const [reportPost, postDialog] = useReport()
  const navigate = useNavigate()
  const name = nameOf(profile)
  const followed = { targetId: userId ?? companyId, followType: userId ? ('user' as const) : ('other' as const), name }
  const isSelf = userId !== null && userId === myId
  const report = () => {
    setBlocking(false)
    setReporting(true)
  }
  return (
    <>
      <title>{pageMeta(name)[0]?.title}</title>
      <ProfileView
        profile={profile}
        actions={
          <ProfileActions
            profile={profile}
            follow={<FollowButton {...followed} primary />}
            entries={userId && !isSelf ? [blockEntry(() => setBlocking(true))] : []}
            onReport={report}
          />
        }
        posts={
          <PostList
            source={{ profileId }}
            onReport={reportPost}
            empty={
              <EmptyState
                illustration="community"
                titleLevel={2}
                title={isSelf ? messages.postsEmptyOwn.text : messages.postsEmpty.text}
              />
            }
          />
        }
        {...(userId &&
          profile.can.readHistory && {
            history: <WorkHistory userId={userId} nameFirst={profile.userNameFirst ?? ''} isOwn={isSelf} />,
          })}
        aside={
          userId &&
          !isClosed &&
          profile.isApprentice && <SchoolDays userId={userId} nameFirst={profile.userNameFirst ?? ''} isOwn={isOwn} />
        }
        personAction={(person) => (
          <FollowButton
            targetId={person.userId}
            followType="user"
            name={`${person.nameFirst} ${person.nameLast}`}
            followId={person.followId}
            size="small"
          />
        )}
      />
      {postDialog}
      {reporting && myId && (
        <ReportDialog
          userId={myId}
          target={type === 'user' ? 'USER_PROFILE' : 'COMPANY_PROFILE'}
          targetId={profileId}
          onClose={() => setReporting(false)}
        />
      )}
      {isBlocking && userId && (
        <BlockDialog
          userId={userId}
          name={profile.userNameFirst ?? name}
          onClose={() => setBlocking(false)}
          // From now on there is no such profile.
          onBlocked={() => void navigate(builtOr(paths.community(), paths.dashboard()))}
          onReport={report}
        />
      )}
    </>
  )
}

const blockEntry = (onSelect: () => void) => ({
  id: 'block',
  label: blocks.action.text,
  icon: <IconBan stroke={1.75} aria-hidden />,
  danger: true,
  onSelect,
})
