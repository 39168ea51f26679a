import labels from '@werkplatz/content/labels/activities.json'
import messages from '@werkplatz/content/messages/activities.json'
import { applicationLimits } from '@werkplatz/contract/applications/limits.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { ChoiceCards } from '../../../ui/form/fields/ChoiceCards.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { useActivityActions } from '../actions.ts'

export type ArchiveDialogProps = { id: string; toAnswer: number; onClose: () => void }

const { title, text, confirm, cancel } = messages.archiveConfirm

/** Archives an activity that people still wait for: all are declined with one sentence, or left waiting. */
export function ArchiveDialog({ id, toAnswer, onClose }: ArchiveDialogProps) {
  const actions = useActivityActions()
  const [choice, setChoice] = useState<'decline' | 'leave' | null>(null)
  const [sentence, setSentence] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const declines = choice === 'decline'
  const isComplete = choice === 'leave' || (declines && sentence.trim() !== '')
  const archive = async () => {
    setTried(true)
    if (!isComplete || busy) return
    setBusy(true)
    const isDeclined = !declines || (await actions.declineAll(id, sentence.trim()))
    const isDone = isDeclined && (await actions.archive(id, true))
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="primary" busy={busy} onClick={() => void archive()}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <p>{toAnswer === 1 ? labels.applicationWaits : fillIn(labels.applicationsWait, { count: toAnswer })}</p>
      <ChoiceCards
        label={labels.waiting}
        required
        value={choice}
        onChange={setChoice}
        error={tried && !choice ? labels.waitingMissing : undefined}
        choices={[
          { value: 'decline', label: labels.declineAll, subtitle: labels.declineAllText },
          { value: 'leave', label: labels.leaveWaiting, subtitle: labels.leaveWaitingText },
        ]}
      />
      {declines && (
        <TextArea
          label={labels.sentenceToAll}
          required
          rows={3}
          value={sentence}
          onChange={setSentence}
          maxLength={applicationLimits.reviewMessage}
          countFrom={applicationLimits.reviewMessage - 200}
          error={tried && !sentence.trim() ? labels.sentenceMissing : undefined}
        />
      )}
    </Dialog>
  )
}
