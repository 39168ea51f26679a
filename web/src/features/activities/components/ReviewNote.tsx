import labels from '@werkplatz/content/labels/activities.json'
import type { ActivityReview } from '@werkplatz/contract/activities/schemas.ts'

import { Note } from '../../../ui/note/Note.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'

/** What the reviewers said last. */
export function ReviewNote({ review }: { review: ActivityReview }) {
  const isRejected = review.decision === 'REJECTED'
  return (
    <Note kind={isRejected ? 'error' : 'success'}>
      <b>
        {isRejected ? labels.rejected : labels.approved} {labels.by} {review.reviewer},{' '}
        <RelativeTime value={review.date} />
      </b>
      <p>{review.message}</p>
    </Note>
  )
}
