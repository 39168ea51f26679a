import labels from '@werkplatz/content/labels/shared.json'
import { useState } from 'react'

import { Button } from '../../ui/button/Button.tsx'
import { ChoiceCards } from '../../ui/form/fields/ChoiceCards.tsx'
import { TextArea } from '../../ui/form/fields/TextArea.tsx'
import type { MessageEntry } from '../../ui/toast/message-text.ts'
import { showMessage } from '../../ui/toast/show-message.ts'

import styles from './DecisionForm.module.css'

export type Decision = 'APPROVED' | 'REJECTED'

export type DecisionFormProps = {
  label?: string
  /** The words for yes and no, in the order they stand. */
  choices: readonly { value: Decision; label: string }[]
  messageLabel: string
  messageHint?: string
  maxLength: number
  /** Said when the choice or the message is missing. */
  incomplete: MessageEntry
  /** Sends it; returns whether it was done. */
  onSend: (decision: Decision, message: string) => Promise<boolean>
  onCancel?: () => void
  onDone?: (decision: Decision) => void
}

/** Two large answers, the reasons, and off it goes. */
export function DecisionForm(props: DecisionFormProps) {
  const { label = labels.decision, choices, messageLabel, messageHint, maxLength, incomplete } = props
  const { onSend, onCancel, onDone } = props
  const [decision, setDecision] = useState<Decision | null>(null)
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const tooLong = message.length > maxLength

  const send = async () => {
    setTried(true)
    if (!decision || !message.trim() || tooLong) {
      showMessage(incomplete)
      return
    }
    setBusy(true)
    const done = await onSend(decision, message.trim())
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
        label={label}
        required
        value={decision}
        onChange={setDecision}
        error={tried && !decision ? labels.decisionMissing : undefined}
        choices={choices.map(({ value, label: words }) => ({
          value,
          label: words,
          tone: value === 'APPROVED' ? 'yes' : 'no',
        }))}
      />
      <TextArea
        label={messageLabel}
        required
        rows={4}
        value={message}
        onChange={setMessage}
        maxLength={maxLength}
        countFrom={maxLength - 200}
        hint={messageHint}
        error={tried && !message.trim() ? labels.reasonMissing : tooLong ? labels.textTooLong : undefined}
      />
      <div className={styles.actions}>
        {onCancel && <Button onClick={onCancel}>{labels.cancel}</Button>}
        <Button kind="primary" type="submit" busy={busy}>
          {labels.send}
        </Button>
      </div>
    </form>
  )
}
