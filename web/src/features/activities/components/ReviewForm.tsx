import messages from '@werkplatz/content/messages/activities.json'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { ChoiceCards } from '../../../ui/form/ChoiceCards.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { limits } from '../limits.ts'
import { useActivityMoves } from '../moves.ts'

import styles from './ReviewForm.module.css'

/** Beside the activity it is about. */
export function ReviewCard({ id }: { id: string }) {
  const navigate = useNavigate()
  return (
    <Card as="section" title="Prüfen">
      <ReviewForm
        id={id}
        // What is rejected belongs to its author alone again: back to those that still wait.
        onDone={(decision) => decision === 'REJECTED' && void navigate(paths.activities('APPROVE'))}
      />
    </Card>
  )
}

export type ReviewDialogProps = { activity: { activityId: string; title: string }; onClose: () => void }

/** From the list, without leaving it. */
export function ReviewDialog({ activity, onClose }: ReviewDialogProps) {
  return (
    <Dialog title={`«${activity.title}» prüfen`} onClose={onClose}>
      <ReviewForm id={activity.activityId} onCancel={onClose} onDone={onClose} />
    </Dialog>
  )
}

type ReviewFormProps = { id: string; onCancel?: () => void; onDone?: (decision: 'APPROVED' | 'REJECTED') => void }

/** Two large answers, the reasons, and off it goes. */
function ReviewForm({ id, onCancel, onDone }: ReviewFormProps) {
  const moves = useActivityMoves()
  const [decision, setDecision] = useState<'APPROVED' | 'REJECTED' | null>(null)
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const tooLong = message.length > limits.reviewMessage

  const send = async () => {
    setTried(true)
    if (!decision || !message.trim() || tooLong) {
      showMessage(messages.decisionRequired)
      return
    }
    setBusy(true)
    const done = await moves.review(id, decision, message.trim())
    setBusy(false)
    if (done) onDone?.(decision)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      <ChoiceCards
        label="Entscheid"
        required
        value={decision}
        onChange={setDecision}
        error={tried && !decision ? 'Wähle einen Entscheid' : undefined}
        choices={[
          { value: 'APPROVED', label: 'Genehmigen', tone: 'yes' },
          { value: 'REJECTED', label: 'Ablehnen', tone: 'no' },
        ]}
      />
      <TextArea
        label="Nachricht"
        required
        rows={4}
        value={message}
        onChange={setMessage}
        maxLength={limits.reviewMessage}
        countFrom={limits.reviewMessage - 200}
        hint="Die Autorin oder der Autor liest sie als Begründung."
        error={
          tried && !message.trim() ? 'Begründe deinen Entscheid kurz' : tooLong ? 'Der Text ist zu lang' : undefined
        }
      />
      <div className={styles.actions}>
        {onCancel && <Button onClick={onCancel}>Abbrechen</Button>}
        <Button kind="primary" type="submit" busy={busy}>
          Abschicken
        </Button>
      </div>
    </form>
  )
}
