import labels from '@werkplatz/content/labels/assignments.json'
import messages from '@werkplatz/content/messages/assignments.json'
import type { AssignmentDetails, InForce } from '@werkplatz/contract/assignments/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Note } from '../../../ui/note/Note.tsx'
import { AnswerNote } from '../../shared/AnswerNote.tsx'
import { assignmentLabels } from '../labels.ts'

/** What was answered last, and what counts while something else stands in the row than what was approved. */
export function AssignmentNotes({ assignment }: { assignment: AssignmentDetails }) {
  const { assignmentStatus: status, review, inForce } = assignment
  const isDecided = status === 'APPROVED' || status === 'REJECTED'
  return (
    <>
      {inForce && status === 'PENDING' && (
        <Note kind="info">{fillIn(messages.pendingChange.text, blanksOf(inForce))}</Note>
      )}
      {review && isDecided && (
        <AnswerNote
          isYes={status === 'APPROVED'}
          label={assignmentLabels[status]}
          by={review.reviewer}
          date={review.date}
          message={review.message}
        />
      )}
      {inForce && status === 'REJECTED' && (
        <Note kind="info">{fillIn(messages.stillInForce.text, blanksOf(inForce))}</Note>
      )}
      {review && status === 'PENDING' && (
        <Note kind="info">
          <b>{fillIn(labels.lastReview, { reviewerName: review.reviewer, date: formatDate(review.date) })}</b>
          <p>{review.message}</p>
        </Note>
      )}
    </>
  )
}

const blanksOf = ({ dateStart, dateEnd, workload }: InForce) => ({
  dateStart: formatDate(dateStart),
  dateEnd: formatDate(dateEnd),
  workload,
})
