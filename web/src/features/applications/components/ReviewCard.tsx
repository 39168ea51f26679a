import labels from '@werkplatz/content/labels/applications.json'
import messages from '@werkplatz/content/messages/applications.json'
import { applicationLimits as limits } from '@werkplatz/contract/applications/limits.ts'
import type { ApplicationDetails } from '@werkplatz/contract/applications/schemas.ts'
import { useState } from 'react'
import { Link } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { FormFrame } from '../../../ui/form/frame/FormFrame.tsx'
import { type Conflict, ConflictNote } from '../../../ui/note/ConflictNote.tsx'
import { DecisionForm } from '../../shared/DecisionForm.tsx'
import { useApplicationActions } from '../actions.ts'
import { pauseLabels } from '../clock-labels.ts'

export type ReviewCardProps = { application: ApplicationDetails; onClose: () => void }

const choices = [
  { value: 'APPROVED', label: labels.accept },
  { value: 'REJECTED', label: labels.decline },
] as const

/** Yes or no, and what the applicant should know. */
export function ReviewCard({ application, onClose }: ReviewCardProps) {
  const { id, authorNameFirst, activityId, pause, can } = application
  const [conflict, setConflict] = useState<(Conflict & { isFull: boolean }) | null>(null)
  const actions = useApplicationActions(({ code, title, detail }) =>
    setConflict({ title, detail, isFull: code === 'activity_full' }),
  )
  return (
    <Card as="section" padding="roomy">
      <FormFrame title={labels.validateApplication}>
        {conflict && (
          <ConflictNote conflict={conflict}>
            {conflict.isFull && (
              <p>
                {labels.noSlotBefore} <Link to={paths.activity(activityId)}>{labels.noSlotLink}</Link>{' '}
                {labels.noSlotAfter}
              </p>
            )}
          </ConflictNote>
        )}
        {pause && <p>{pauseLabels[pause].long}</p>}
        <DecisionForm
          about={`application.${id}`}
          label={labels.ownDecision}
          choices={choices.filter(({ value }) => value === 'REJECTED' || can.accept)}
          messageLabel={fillIn(labels.messageTo, { name: authorNameFirst })}
          messageHint={fillIn(labels.messageHint, { name: authorNameFirst })}
          maxLength={limits.reviewMessage}
          incomplete={messages.decisionRequired}
          onSend={(decision, message) => {
            setConflict(null)
            return actions.review(id, decision, message)
          }}
          onCancel={onClose}
          onDone={onClose}
        />
      </FormFrame>
    </Card>
  )
}
