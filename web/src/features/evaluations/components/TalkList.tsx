import messages from '@werkplatz/content/messages/evaluations.json'
import { gradesToExplain } from '@werkplatz/contract/evaluations/limits.ts'
import type { EvaluationDetails } from '@werkplatz/contract/evaluations/schemas.ts'

import { Card } from '../../../ui/card/Card.tsx'
import { Points } from './Points.tsx'

import styles from './TalkList.module.css'

/** Every C and D of both sides, D first: what people meet about. Above both parts, once both can be read. */
export function TalkList({ evaluation }: { evaluation: EvaluationDetails }) {
  const { apprenticeEvaluation, contactEvaluation, apprenticeName, contactName } = evaluation
  const points = [apprenticeEvaluation, contactEvaluation].flatMap((part) => part?.evaluationPoints ?? [])
  const asked = points
    .filter(({ grade }) => gradesToExplain.some((one) => one === grade))
    .toSorted((one, other) => (other.grade ?? '').localeCompare(one.grade ?? ''))
  return (
    <Card as="section" title={messages.talkHeading.text}>
      {asked.length === 0 ? (
        <p className={styles.text}>{messages.talkEmpty.text}</p>
      ) : (
        <>
          <p className={styles.text}>{messages.talkLead.text}</p>
          <Points
            points={asked}
            titleLevel={3}
            whose={({ criterion }) => (criterion.criterionType.forApprentice ? apprenticeName : contactName)}
          />
        </>
      )}
    </Card>
  )
}
