import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import sentences from '@werkplatz/content/labels/assignments.json'
import labels from '@werkplatz/content/labels/company-area.json'
import { assignmentLimits as limits } from '@werkplatz/contract/assignments/limits.ts'
import type { AssignmentRow } from '@werkplatz/contract/company-area/schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { PersonLabel } from '../../shared/PersonLabel.tsx'
import { useApproveMany } from '../actions.ts'

import check from '../../../ui/form/fields/CheckField.module.css'
import styles from './ApproveDialog.module.css'

const prepared = [sentences.sentence1, sentences.sentence2, sentences.sentence3]

export type ApproveDialogProps = { rows: readonly AssignmentRow[]; onClose: () => void }

/** One sentence for several: chosen from three or written, and required. Who does not belong there is taken out. */
export function ApproveDialog({ rows, onClose }: ApproveDialogProps) {
  const [out, setOut] = useState<readonly string[]>([])
  const [message, setMessage] = useState(prepared[0]!)
  const [busy, setBusy] = useState(false)
  const approveMany = useApproveMany()
  const left = rows.filter(({ assignmentId }) => !out.includes(assignmentId))
  const isMissing = !message.trim()
  const isTooLong = message.length > limits.reviewMessage
  const send = async () => {
    if (isMissing || isTooLong || busy) return
    setBusy(true)
    await approveMany(
      left.map(({ assignmentId }) => assignmentId),
      message.trim(),
    )
    onClose()
  }
  return (
    <Dialog
      wide
      title={left.length === 1 ? labels.approveOne : fillIn(labels.approveMany, { count: left.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button
            kind="primary"
            busy={busy}
            onClick={() => void send()}
            icon={<IconChecks stroke={1.75} aria-hidden />}
          >
            {fillIn(labels.approveCount, { count: left.length })}
          </Button>
        </>
      }
    >
      <ul className={styles.people}>
        {left.map(({ assignmentId, author, authorImage, authorId, title }) => (
          <li key={assignmentId}>
            <PersonLabel name={author} src={authorImage} size={32} colorKey={authorId} subtitle={title} />
            {left.length > 1 && (
              <IconButton
                label={fillIn(labels.takeOut, { name: author })}
                icon={<IconX stroke={1.75} aria-hidden />}
                onClick={() => setOut([...out, assignmentId])}
              />
            )}
          </li>
        ))}
      </ul>
      <fieldset className={styles.sentences}>
        <legend>{labels.oneForAll}</legend>
        {prepared.map((sentence) => (
          <label key={sentence} className={check.check}>
            <input
              type="radio"
              name="sentence"
              className={check.radio}
              checked={message === sentence}
              onChange={() => setMessage(sentence)}
            />
            {sentence}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={sentences.reviewMessage}
        required
        rows={3}
        value={message}
        onChange={setMessage}
        maxLength={limits.reviewMessage}
        countFrom={limits.reviewMessage - 200}
        hint={labels.oneForAllHint}
        error={isMissing ? labels.sentenceMissing : undefined}
      />
    </Dialog>
  )
}
