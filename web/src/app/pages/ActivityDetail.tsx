import labels from '@werkplatz/content/labels/shell.json'
import wayOn from '@werkplatz/content/labels/way-on.json'
import messages from '@werkplatz/content/messages/activities.json'
import type { ActivityDetails } from '@werkplatz/contract/activities/schemas.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { useUser } from '../../api/session/session.ts'
import { useThing } from '../../api/use-thing.ts'
import { activityQuery } from '../../features/activities/api.ts'
import { ActivityActions } from '../../features/activities/components/ActivityActions.tsx'
import { ActivityView } from '../../features/activities/components/ActivityView.tsx'
import { ApplyBanner } from '../../features/activities/components/ApplyBanner.tsx'
import { ReviewNote } from '../../features/activities/components/ReviewNote.tsx'
import { SimilarActivities } from '../../features/activities/similar/SimilarActivities.tsx'
import { ChangeList } from '../../features/activity-review/components/ChangeList.tsx'
import { ApplyInstead } from '../../features/applications/components/ApplyInstead.tsx'
import { CompanyFooter } from '../../features/companies/components/CompanyFooter.tsx'
import { FollowButton } from '../../features/follows/components/FollowButton.tsx'
import { ReportDialog, reportDraft } from '../../features/moderation/components/ReportDialog.tsx'
import { AuthorCard } from '../../features/people/components/AuthorCard.tsx'
import { NotLoaded } from '../../features/shared/NotLoaded.tsx'
import { WriteTo } from '../../features/shared/WriteTo.tsx'
import { pageMeta } from '../../lib/page-meta.ts'
import { isKept } from '../../lib/use-kept.ts'
import { useFailureMessage } from '../../ui/failure/use-failure-message.ts'
import { ActivityReview } from './ActivityReview.tsx'
import { DetailSkeleton } from './DetailSkeleton.tsx'

export const meta = () => pageMeta(labels.activity)

export default function ActivityDetail() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const { data, error, refetch, isFetching } = useThing(activityQuery(id))
  useFailureMessage(messages.loadFailed, error)
  if (data) return <Detail activity={data} />
  if (error) {
    return (
      <NotLoaded what="activity" error={error} onRetry={() => void refetch()} busy={isFetching}>
        <SimilarActivities to={id} title={wayOn.onTheSquare} most={4} />
      </NotLoaded>
    )
  }
  return <DetailSkeleton />
}

function Detail({ activity }: { activity: ActivityDetails }) {
  const { activityId, authorId, companyId, can, review, changes } = activity
  const userId = useUser()?.id
  const [reporting, setReporting] = useState(() => isKept(userId, reportDraft(activityId)))
  const actions = <ActivityActions activity={activity} onReport={() => setReporting(true)} />
  const report = reporting && userId && (
    <ReportDialog userId={userId} target="ACTIVITY" targetId={activityId} onClose={() => setReporting(false)} />
  )
  if (can.review) {
    return (
      <>
        <title>{pageMeta(activity.title)[0]?.title}</title>
        <ActivityReview activity={activity} actions={actions} note={review && <ReviewNote review={review} />} />
        {report}
      </>
    )
  }
  return (
    <>
      <title>{pageMeta(activity.title)[0]?.title}</title>
      <ActivityView
        activity={activity}
        actions={actions}
        note={
          (review || changes) && (
            <>
              {review && <ReviewNote review={review} />}
              {changes && <ChangeList changes={changes} />}
            </>
          )
        }
        // Banner and author card belong to what is on the marketplace, as sharing does.
        banner={
          can.share && (
            <ApplyBanner
              activity={activity}
              instead={<ApplyInstead activityId={activityId} blocker={activity.applyBlocker} />}
            />
          )
        }
        aside={
          can.share && (
            <AuthorCard
              id={authorId}
              actions={(name) => (
                <>
                  <FollowButton targetId={authorId} followType="user" name={name} block />
                  <WriteTo userId={authorId} about={{ type: 'activity', id: activityId }} block />
                </>
              )}
            />
          )
        }
        footer={
          <CompanyFooter
            id={companyId}
            actions={(name) => <FollowButton targetId={companyId} followType="other" name={name} />}
          />
        }
      />
      {report}
    </>
  )
}
