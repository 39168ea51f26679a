import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/shell.json'
import messages from '@werkplatz/content/messages/activities.json'
import type { ActivityDetails } from '@werkplatz/contract/activities/schemas.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { activityQuery } from '../../features/activities/api.ts'
import { ActivityActions } from '../../features/activities/components/ActivityActions.tsx'
import { ActivityView } from '../../features/activities/components/ActivityView.tsx'
import { ApplyBanner } from '../../features/activities/components/ApplyBanner.tsx'
import { ReviewCard } from '../../features/activities/components/ReviewForm.tsx'
import { ReviewNote } from '../../features/activities/components/ReviewNote.tsx'
import { ChangeList } from '../../features/activity-review/components/ChangeList.tsx'
import { ApplyInstead } from '../../features/applications/components/ApplyInstead.tsx'
import { CompanyFooter } from '../../features/companies/components/CompanyFooter.tsx'
import { ReportDialog } from '../../features/moderation/components/ReportDialog.tsx'
import { AuthorCard } from '../../features/people/components/AuthorCard.tsx'
import { pageMeta } from '../../lib/page-meta.ts'
import { LoadFailed } from '../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../ui/failure/use-failure-message.ts'
import { DetailSkeleton } from './DetailSkeleton.tsx'

export const meta = () => pageMeta(labels.activity)

export default function ActivityDetail() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const { data, error, refetch, isFetching } = useQuery(activityQuery(id))
  useFailureMessage(messages.loadFailed, error)
  if (data) return <Detail activity={data} />
  if (error) return <LoadFailed titleLevel={1} onRetry={() => void refetch()} busy={isFetching} />
  return <DetailSkeleton />
}

function Detail({ activity }: { activity: ActivityDetails }) {
  const { activityId, authorId, companyId, can, review, changes } = activity
  const [reporting, setReporting] = useState(false)
  return (
    <>
      <title>{pageMeta(activity.title)[0]?.title}</title>
      <ActivityView
        activity={activity}
        actions={<ActivityActions activity={activity} onReport={() => setReporting(true)} />}
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
              instead={<ApplyInstead activityId={activityId} hindrance={activity.applyHindrance} />}
            />
          )
        }
        aside={
          <>
            {can.review && <ReviewCard activity={activity} />}
            {can.share && <AuthorCard id={authorId} />}
          </>
        }
        footer={<CompanyFooter id={companyId} />}
      />
      {reporting && <ReportDialog target="ACTIVITY" targetId={activityId} onClose={() => setReporting(false)} />}
    </>
  )
}
