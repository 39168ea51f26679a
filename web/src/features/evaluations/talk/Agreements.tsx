import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import labels from '@werkplatz/content/labels/evaluations.json'
import messages from '@werkplatz/content/messages/evaluations.json'
import { evaluationLimits } from '@werkplatz/contract/evaluations/limits.ts'
import type { EvaluationDetails } from '@werkplatz/contract/evaluations/schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { useEvaluationActions } from '../actions.ts'
import { AppointmentDialog } from './AppointmentDialog.tsx'

import styles from './Talk.module.css'

const LINES = Array.from({ length: evaluationLimits.agreements }, (_, i) => i)

/** Three lines of what both take on, and a date to talk about it. Others read what was agreed. */
export function Agreements({ evaluation }: { evaluation: EvaluationDetails }) {
  const { assignmentId: id, agreements, can } = evaluation
  const [lines, setLines] = useState(() => LINES.map((i) => agreements[i] ?? ''))
  const [isBusy, setBusy] = useState(false)
  const [isDating, setDating] = useState(false)
  const actions = useEvaluationActions()
  if (!can.agree && agreements.length === 0) return null
  const save = async () => {
    setBusy(true)
    await actions.agree(
      id,
      lines.map((line) => line.trim()).filter((line) => line !== ''),
    )
    setBusy(false)
  }
  const isChanged = LINES.some((i) => (lines[i] ?? '').trim() !== (agreements[i] ?? ''))
  return (
    <Card as="section" title={messages.sheetAgreements.text}>
      {can.agree ? (
        <div className={styles.lines}>
          {LINES.map((i) => (
            <TextField
              key={i}
              label={fillIn(labels.agreement, { n: i + 1 })}
              optional
              maxLength={evaluationLimits.agreement}
              placeholder={messages.sheetAgreement.text}
              value={lines[i] ?? ''}
              onChange={(text) => setLines(lines.with(i, text))}
              error={(lines[i] ?? '').length > evaluationLimits.agreement ? messages.sheetTooLong.text : undefined}
            />
          ))}
          <div className={styles.buttons}>
            <Button kind="primary" busy={isBusy} disabled={!isChanged} onClick={() => void save()}>
              {labels.save}
            </Button>
            <Button icon={<IconCalendarPlus stroke={1.75} aria-hidden />} onClick={() => setDating(true)}>
              {messages.sheetAppointment.text}
            </Button>
          </div>
        </div>
      ) : (
        <ul className={styles.list}>
          {agreements.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {isDating && <AppointmentDialog evaluation={evaluation} onClose={() => setDating(false)} />}
    </Card>
  )
}
