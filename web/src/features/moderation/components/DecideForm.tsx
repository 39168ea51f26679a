import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import labels from '@werkplatz/content/labels/moderation.json'
import shared from '@werkplatz/content/labels/shared.json'
import messages from '@werkplatz/content/messages/admin-reports.json'
import { reportLimits as limits } from '@werkplatz/contract/moderation/limits.ts'
import type { Report, ReportDecision } from '@werkplatz/contract/moderation/schemas.ts'
import { useState } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ChoiceCards } from '../../../ui/form/fields/ChoiceCards.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { useCase } from '../actions.ts'

import styles from './ReportCase.module.css'

type Answer = { decision: ReportDecision | null; reasons: string; answer: string }

/** The decision, why, and what whoever reported it hears; then off it goes. */
export function DecideForm({ report }: { report: Report }) {
  const { id, reportCount: count, isRemovable } = report
  const { decide, release } = useCase(id)
  const kept = useKept<Answer>(useUser()?.id ?? '', `report-decision.${id}`, {
    decision: null,
    reasons: '',
    answer: '',
  })
  const { decision, reasons, answer } = kept.value
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<Answer>) => kept.change({ ...kept.value, ...part })

  const send = async () => {
    setTried(true)
    if (!decision || !reasons.trim()) {
      showMessage(messages.reasonsRequired)
      return
    }
    if (reasons.length > limits.reasons || answer.length > limits.answer) return
    setBusy(true)
    const isDone = await decide({ decision, reasons: reasons.trim(), answer: answer.trim() })
    if (isDone) kept.forget()
    setBusy(false)
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
      <h3 className={styles.formTitle}>{labels.yourDecision}</h3>
      <ChoiceCards
        label={messages.decide.text}
        required
        value={decision}
        onChange={(next) => change({ decision: next })}
        error={tried && !decision ? shared.decisionMissing : undefined}
        choices={[
          ...(isRemovable
            ? [{ value: 'REMOVED' as const, label: messages.decideRemove.text, subtitle: labels.removeLine }]
            : []),
          { value: 'WARNED', label: messages.decideWarn.text, subtitle: labels.warnLine },
          { value: 'NO_ACTION', label: messages.decideNoAction.text, subtitle: labels.noActionLine },
        ]}
      />
      <TextArea
        label={messages.reasons.text}
        required
        value={reasons}
        onChange={(next) => change({ reasons: next })}
        maxLength={limits.reasons}
        countFrom={limits.reasons - 200}
        hint={messages.reasonsHint.text}
        error={tried && !reasons.trim() ? shared.reasonMissing : undefined}
      />
      <TextArea
        label={messages.reporterAnswer.text}
        optional
        rows={3}
        value={answer}
        onChange={(next) => change({ answer: next })}
        maxLength={limits.answer}
        countFrom={limits.answer - 200}
        hint={`${messages.reporterAnswerHint.text} ${fillIn(labels.answerLine, {
          reporters: count === 1 ? labels.answerToOne : fillIn(labels.answerToMany, { count }),
        })}`}
      />
      <div className={styles.actions}>
        <Button icon={<IconArrowBackUp stroke={1.75} aria-hidden />} onClick={() => void release()}>
          {messages.release.text}
        </Button>
        <Button kind="primary" type="submit" busy={busy} icon={<IconSend stroke={1.75} aria-hidden />}>
          {labels.send}
        </Button>
      </div>
    </form>
  )
}
