import labels from '@werkplatz/content/labels/activities.json'
import messages from '@werkplatz/content/messages/activities.json'
import { activityFieldLabels } from '@werkplatz/contract/activities/labels.ts'
import { activityLimits as limits } from '@werkplatz/contract/activities/limits.ts'
import { useNavigate } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { type Decision, DecisionForm } from '../../shared/DecisionForm.tsx'
import { useActivityActions } from '../actions.ts'

/** As it was read: what is rewritten meanwhile is not decided on unseen. */
type Read = { activityId: string; dateModified: string }

/** Beside the activity it is about. */
export function ReviewCard({ activity }: { activity: Read }) {
  const navigate = useNavigate()
  return (
    <Card as="section" title={labels.review}>
      <ReviewForm
        activity={activity}
        // What is rejected belongs to its author alone again: back to those that still wait.
        onDone={(decision) => decision === 'REJECTED' && void navigate(paths.activities('APPROVE'))}
      />
    </Card>
  )
}

export type ReviewDialogProps = { activity: Read & { title: string }; onClose: () => void }

/** From the list, without leaving it. */
export function ReviewDialog({ activity, onClose }: ReviewDialogProps) {
  return (
    <Dialog title={fillIn(labels.reviewNamed, { title: activity.title })} onClose={onClose}>
      <ReviewForm activity={activity} onCancel={onClose} onDone={onClose} />
    </Dialog>
  )
}

type ReviewFormProps = { activity: Read; onCancel?: () => void; onDone?: (decision: Decision) => void }

function ReviewForm({ activity, ...rest }: ReviewFormProps) {
  const actions = useActivityActions()
  return (
    <DecisionForm
      {...rest}
      about={`activity.${activity.activityId}`}
      choices={[
        { value: 'APPROVED', label: labels.approve },
        { value: 'REJECTED', label: labels.reject },
      ]}
      messageLabel={activityFieldLabels.reviewMessage}
      messageHint={labels.messageHint}
      maxLength={limits.reviewMessage}
      incomplete={messages.decisionRequired}
      onSend={(decision, message) => actions.review(activity, decision, message)}
    />
  )
}
