import messages from '@werkplatz/content/messages/evaluations.json'
import { evaluationLimits } from '@werkplatz/contract/evaluations/limits.ts'
import type { EvaluationDetails } from '@werkplatz/contract/evaluations/schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { useEvaluationActions } from '../actions.ts'

import styles from './Talk.module.css'

/** How each side sees it: written once, read-only from then on. */
export function Statements({ evaluation }: { evaluation: EvaluationDetails }) {
  const { apprenticeEvaluation, contactEvaluation, can } = evaluation
  const said = [
    { name: evaluation.apprenticeName, statement: apprenticeEvaluation?.statement },
    { name: evaluation.contactName, statement: contactEvaluation?.statement },
  ]
  return (
    <>
      {said.map(
        ({ name, statement }) =>
          statement && (
            <Card
              key={name}
              as="section"
              title={fillIn(messages.statementOf.text, { name, date: formatDate(statement.date) })}
            >
              <p className={styles.statement}>{statement.body}</p>
            </Card>
          ),
      )}
      {can.state && <NewStatement id={evaluation.assignmentId} />}
    </>
  )
}

function NewStatement({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const actions = useEvaluationActions()
  const send = async () => {
    setBusy(true)
    await actions.state(id, text)
    setBusy(false)
  }
  const isTooLong = text.length > evaluationLimits.statement
  return (
    <Card as="section" title={messages.statementHeading.text}>
      <p className={styles.lead}>{messages.statementLead.text}</p>
      {isOpen ? (
        <div className={styles.lines}>
          <TextArea
            label={messages.statementField.text}
            required
            value={text}
            onChange={setText}
            maxLength={evaluationLimits.statement}
            error={isTooLong ? messages.textTooLong.text : undefined}
          />
          <div className={styles.buttons}>
            <Button kind="primary" busy={isBusy} disabled={text.trim() === '' || isTooLong} onClick={() => void send()}>
              {messages.statementConfirm.confirm}
            </Button>
          </div>
        </div>
      ) : (
        <Button onClick={() => setOpen(true)}>{messages.statementAdd.text}</Button>
      )}
    </Card>
  )
}
