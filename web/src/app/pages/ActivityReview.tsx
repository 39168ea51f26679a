import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import activityLabels from '@werkplatz/content/labels/activities.json'
import labels from '@werkplatz/content/labels/activity-review.json'
import { activityFieldLabels } from '@werkplatz/contract/activities/labels.ts'
import type { ActivityDetails } from '@werkplatz/contract/activities/schemas.ts'
import { type ReactNode, useRef } from 'react'

import { ActivityFacts } from '../../features/activities/components/ActivityFacts.tsx'
import { ActivityGallery } from '../../features/activities/components/ActivityGallery.tsx'
import { ReviewCard } from '../../features/activities/components/ReviewForm.tsx'
import { statusLabels } from '../../features/activities/labels.ts'
import { ChangeList } from '../../features/activity-review/components/ChangeList.tsx'
import { DocumentList } from '../../features/files/components/DocumentList.tsx'
import { PersonLabel } from '../../features/shared/PersonLabel.tsx'
import { StatusTag } from '../../features/shared/StatusTag.tsx'
import { WriteTo } from '../../features/shared/WriteTo.tsx'
import { fillIn } from '../../lib/fill-in.ts'
import { DetailLayout } from '../../ui/page/DetailLayout.tsx'
import { JumpBar } from '../../ui/page/JumpBar.tsx'
import { Prose } from '../../ui/prose/Prose.tsx'
import { RelativeTime } from '../../ui/time/RelativeTime.tsx'

import styles from './ActivityReview.module.css'

export type ActivityReviewProps = {
  activity: ActivityDetails
  actions: ReactNode
  /** What was said about it before. */
  note?: ReactNode
}

/** An activity as who decides about it reads it: whose it is, what changed, what it says; then the decision. */
export function ActivityReview({ activity, actions, note }: ActivityReviewProps) {
  const decision = useRef<HTMLDivElement>(null)
  const { title, description, changes, documents, images, activityStatus, activityType, isPublic } = activity
  const isProject = activityType === 'PROJECT'
  const changed = changes?.items.length ?? 0
  return (
    <>
      <DetailLayout
        title={title}
        above={
          <>
            <StatusTag tone={activityStatus} label={statusLabels[activityStatus]} />
            <span className={styles.fact}>
              {isProject ? <IconFlag {...small} /> : <IconRepeat {...small} />}
              {isProject ? activityLabels.projectLong : activityLabels.taskLong}
            </span>
            <span className={styles.fact}>
              {isPublic ? <IconWorld {...small} /> : <IconLock {...small} />}
              {isPublic ? activityLabels.public : activityLabels.companyOnly}
            </span>
          </>
        }
        actions={actions}
        note={note}
        byline={
          <div className={styles.author}>
            <PersonLabel
              name={activity.authorName}
              src={activity.authorImage}
              size={48}
              colorKey={activity.authorProfileId}
              subtitle={
                <>
                  {fillIn(labels.submitted, { company: activity.companyName })}{' '}
                  <RelativeTime value={activity.dateModified} />
                </>
              }
            />
            <WriteTo userId={activity.authorId} about={{ type: 'activity', id: activity.activityId }} />
          </div>
        }
        answer={
          <div ref={decision} className={styles.decision}>
            <ReviewCard activity={activity} />
          </div>
        }
      >
        {changes && <ChangeList changes={changes} />}
        <section>
          <h2>{activityLabels.about}</h2>
          <Prose text={description} />
        </section>
        <section>
          <h2>{labels.facts}</h2>
          <ActivityFacts activity={activity} />
        </section>
        {documents.length > 0 && (
          <section>
            <h2>{activityFieldLabels.documents}</h2>
            <DocumentList documents={documents} />
          </section>
        )}
        {images.length > 0 && <ActivityGallery images={images} title={title} />}
      </DetailLayout>
      <JumpBar
        target={decision}
        title={labels.ready}
        label={labels.toDecision}
        text={changed > 0 && (changed === 1 ? labels.oneChange : fillIn(labels.changes, { count: changed }))}
      />
    </>
  )
}

const small = { size: 16, stroke: 2, 'aria-hidden': true }
