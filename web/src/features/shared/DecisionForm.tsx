import labels from '@werkplatz/content/labels/shared.json'
import { useState } from 'react'

import { useUser } from '../../api/session/session.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ChoiceCards } from '../../ui/form/fields/ChoiceCards.tsx'
import { TextArea } from '../../ui/form/fields/TextArea.tsx'
import type { MessageEntry } from '../../ui/toast/message-text.ts'
import { showMessage } from '../../ui/toast/show-message.ts'

import styles from './DecisionForm.module.css'

export type Decision = 'APPROVED' | 'REJECTED'

export type DecisionFormProps = {
  /** What is decided, such as `application.<id>`: what somebody wrote to it is kept until it is sent. */
  about: string
  label?: string
  /** The words for yes and no, in the order they stand. */
  choices: readonly { value: Decision; label: string }[]
  messageLabel: string
  messageHint?: string
  /** Sentences a yes often comes with: one click puts them into the message, where they can be changed. */
  sentences?: readonly string[]
  maxLength: number
  /** Said when the choice or the message is missing. */
  incomplete: MessageEntry
  /** Sends it; returns whether it was done. */
  onSend: (decision: Decision, message: string) => Promise<boolean>
  onCancel?: () => void
  onDone?: (decision: Decision) => void
}

type Answer = { decision: Decision | null; message: string }

export const decisionDraft = (about: string) => `decision.${about}`

/** Two large answers, the reasons, and off it goes. */
export function DecisionForm(props: DecisionFormProps) {
  const { label = labels.decision, choices, messageLabel, messageHint, maxLength, incomplete } = props
  const { sentences = [], onSend, onCancel, onDone } = props
  const kept = useKept<Answer>(useUser()?.id ?? '', decisionDraft(props.about), { decision: null, message: '' })
  const { decision, message } = kept.value
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
    if (!done) return
    kept.forget()
    onDone?.(decision)
  }
  const cancel = () => {
    kept.forget()
    onCancel?.()
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
        onChange={(next) => kept.change({ decision: next, message })}
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
        onChange={(next) => kept.change({ decision, message: next })}
        maxLength={maxLength}
        countFrom={maxLength - 200}
        hint={messageHint}
        error={tried && !message.trim() ? labels.reasonMissing : tooLong ? labels.textTooLong : undefined}
      />
      {decision === 'APPROVED' && sentences.length > 0 && (
        <Sentences
          sentences={sentences}
          onChoose={(sentence) => kept.change({ decision, message: withSentence(message, sentence, sentences) })}
        />
      )}
      <div className={styles.actions}>
        {onCancel && <Button onClick={cancel}>{labels.cancel}</Button>}
        <Button kind="primary" type="submit" busy={busy}>
          {labels.send}
        </Button>
      </div>
    </form>
  )
}

type SentencesProps = { sentences: readonly string[]; onChoose: (sentence: string) => void }

function Sentences({ sentences, onChoose }: SentencesProps) {
  return (
    <fieldset className={styles.sentences}>
      <legend>{labels.sentences}</legend>
      {sentences.map((sentence) => (
        <button key={sentence} type="button" onClick={() => onChoose(sentence)}>
          {sentence}
        </button>
      ))}
    </fieldset>
  )
}

/** One sentence takes the place of another; what somebody wrote themselves stays before it. */
function withSentence(message: string, sentence: string, sentences: readonly string[]) {
  const written = message.trim()
  return !written || sentences.includes(written) ? sentence : `${written}\n${sentence}`
}
