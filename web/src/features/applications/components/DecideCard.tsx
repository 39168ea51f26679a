import labels from '@werkplatz/content/labels/applications.json'
import messages from '@werkplatz/content/messages/external-approvals.json'
import { applicationFieldLabels } from '@werkplatz/contract/applications/labels.ts'
import { applicationLimits as limits } from '@werkplatz/contract/applications/limits.ts'
import type { ApprovalDetails } from '@werkplatz/contract/applications/schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { FormFrame } from '../../../ui/form/frame/FormFrame.tsx'
import { type Conflict, ConflictNote } from '../../../ui/note/ConflictNote.tsx'
import { DecisionForm } from '../../shared/DecisionForm.tsx'
import { useApplicationActions } from '../actions.ts'

export type DecideCardProps = { request: ApprovalDetails; onClose: () => void }

/** May this person apply elsewhere, and why. */
export function DecideCard({ request, onClose }: DecideCardProps) {
  const { id, applicantNameFirst, activityCompany } = request
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const actions = useApplicationActions(setConflict)
  return (
    <Card as="section" padding="roomy">
      <FormFrame title={labels.validateRequest}>
        {conflict && <ConflictNote conflict={conflict} />}
        <DecisionForm
          about={`request.${id}`}
          label={labels.ownDecision}
          choices={[
            { value: 'APPROVED', label: labels.approve },
            { value: 'REJECTED', label: labels.reject },
          ]}
          messageLabel={applicationFieldLabels.comment}
          messageHint={fillIn(labels.commentHint, { name: applicantNameFirst, company: activityCompany })}
          maxLength={limits.comment}
          incomplete={messages.decisionRequired}
          onSend={(decision, comment) => {
            setConflict(null)
            return actions.decide(id, decision, comment)
          }}
          onCancel={onClose}
          onDone={onClose}
        />
      </FormFrame>
    </Card>
  )
}
