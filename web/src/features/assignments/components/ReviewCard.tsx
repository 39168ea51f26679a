import labels from '@werkplatz/content/labels/assignments.json'
import messages from '@werkplatz/content/messages/assignments.json'
import { assignmentLimits as limits } from '@werkplatz/contract/assignments/limits.ts'
import type { AssignmentDetails } from '@werkplatz/contract/assignments/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { Card } from '../../../ui/card/Card.tsx'
import type { Conflict } from '../../../ui/note/ConflictNote.tsx'
import { DecisionForm } from '../../shared/DecisionForm.tsx'
import { useAssignmentActions } from '../actions.ts'

import styles from './ReviewCard.module.css'

export type ReviewCardProps = { assignment: AssignmentDetails; onConflict: (conflict: Conflict | null) => void }

/** Yes or no, and what the apprentice should know. It stands open: deciding is what this page is opened for. */
export function ReviewCard({ assignment, onConflict }: ReviewCardProps) {
  const { assignmentId: id, authorNameFirst: name } = assignment
  const actions = useAssignmentActions(onConflict)
  return (
    <Card as="section" padding="roomy" aria-labelledby="review-title">
      <h2 id="review-title" className={styles.title}>
        {labels.reviewTitle}
      </h2>
      <p className={styles.lead}>{fillIn(labels.reviewLead, { nameFirst: name })}</p>
      <DecisionForm
        about={`assignment.${id}`}
        label={labels.ownDecision}
        choices={[
          { value: 'APPROVED', label: labels.approve },
          { value: 'REJECTED', label: labels.reject },
        ]}
        messageLabel={labels.reviewMessage}
        messageHint={fillIn(labels.reviewMessageHint, { name })}
        sentences={[labels.sentence1, labels.sentence2, labels.sentence3]}
        maxLength={limits.reviewMessage}
        incomplete={messages.decisionRequired}
        onSend={(decision, message) => {
          onConflict(null)
          return actions.review(id, decision, message)
        }}
      />
    </Card>
  )
}
