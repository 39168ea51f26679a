import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import labels from '@werkplatz/content/labels/moderation.json'
import shared from '@werkplatz/content/labels/shared.json'
import messages from '@werkplatz/content/messages/admin-reports.json'
import { reportLimits as limits } from '@werkplatz/contract/moderation/limits.ts'
import type { Report, SettledObjection } from '@werkplatz/contract/moderation/schemas.ts'
import { useState } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ChoiceCards } from '../../../ui/form/fields/ChoiceCards.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { useCase } from '../actions.ts'

import styles from './ReportCase.module.css'

type Answer = { outcome: SettledObjection['outcome'] | null; reasons: string }

/** The second look, by somebody who has not decided before. */
export function SettleForm({ report }: { report: Report }) {
  const { id, decision, decider, objectionDetails } = report
  const { settle } = useCase(id)
  const kept = useKept<Answer>(useUser()?.id ?? '', `objection-decision.${id}`, { outcome: null, reasons: '' })
  const { outcome, reasons } = kept.value
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)

  const send = async () => {
    setTried(true)
    if (!outcome || !reasons.trim()) {
      showMessage(messages.reasonsRequired)
      return
    }
    if (reasons.length > limits.reasons) return
    setBusy(true)
    const isDone = await settle({ outcome, reasons: reasons.trim() })
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
      {decider && <Note>{fillIn(labels.firstDecider, { name: decider.name })}</Note>}
      <h3 className={styles.formTitle}>{labels.yourDecisionFinal}</h3>
      <ChoiceCards
        label={messages.decide.text}
        required
        value={outcome}
        onChange={(next) => kept.change({ outcome: next, reasons })}
        error={tried && !outcome ? shared.decisionMissing : undefined}
        choices={[
          { value: 'UPHELD', label: messages.objectionUphold.text, subtitle: labels.upholdLine },
          {
            value: 'CHANGED',
            label: messages.objectionChange.text,
            subtitle: decision === 'REMOVED' ? labels.changeRemovedLine : labels.changeWarnedLine,
          },
        ]}
      />
      <TextArea
        label={fillIn(labels.objectionReasons, { name: objectionDetails?.author.name ?? '' })}
        required
        value={reasons}
        onChange={(next) => kept.change({ outcome, reasons: next })}
        maxLength={limits.reasons}
        countFrom={limits.reasons - 200}
        hint={labels.objectionReasonsHint}
        error={tried && !reasons.trim() ? shared.reasonMissing : undefined}
      />
      <div className={styles.actions}>
        <span />
        <Button kind="primary" type="submit" busy={busy} icon={<IconSend stroke={1.75} aria-hidden />}>
          {labels.send}
        </Button>
      </div>
    </form>
  )
}
