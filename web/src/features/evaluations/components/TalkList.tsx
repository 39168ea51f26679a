import messages from '@werkplatz/content/messages/evaluations.json'
import { gradesToExplain } from '@werkplatz/contract/evaluations/limits.ts'
import type { EvaluationDetails, EvaluationPoint } from '@werkplatz/contract/evaluations/schemas.ts'

import { Card } from '../../../ui/card/Card.tsx'
import { Points } from './Points.tsx'

import styles from './TalkList.module.css'

/** What people meet about, of both sides and above both parts: every A first, then every C and D, D before C. */
export function TalkList({ evaluation }: { evaluation: EvaluationDetails }) {
  const { apprenticeEvaluation, contactEvaluation, apprenticeName, contactName } = evaluation
  const points = [apprenticeEvaluation, contactEvaluation].flatMap((part) => part?.evaluationPoints ?? [])
  const strengths = points.filter(({ grade }) => grade === 'A')
  const asked = points
    .filter(({ grade }) => gradesToExplain.some((one) => one === grade))
    .toSorted((one, other) => (other.grade ?? '').localeCompare(one.grade ?? ''))
  const whose = ({ criterion }: EvaluationPoint) =>
    criterion.criterionType.forApprentice ? apprenticeName : contactName
  return (
    <>
      <Card as="section" title={messages.sheetStrengths.text}>
        {strengths.length === 0 ? (
          <p className={styles.text}>{messages.sheetStrengthsEmpty.text}</p>
        ) : (
          <Points points={strengths} titleLevel={3} whose={whose} />
        )}
      </Card>
      <Card as="section" title={messages.talkHeading.text}>
        <p className={styles.text}>{asked.length === 0 ? messages.talkEmpty.text : messages.talkLead.text}</p>
        {asked.length > 0 && <Points points={asked} titleLevel={3} whose={whose} />}
      </Card>
    </>
  )
}
