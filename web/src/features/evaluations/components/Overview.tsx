import labels from '@werkplatz/content/labels/evaluations.json'
import messages from '@werkplatz/content/messages/evaluations.json'
import type { EvaluationDetails } from '@werkplatz/contract/evaluations/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'

import styles from './Overview.module.css'

/** Who, where and when; what is not known is not listed. */
export function Overview({ evaluation }: { evaluation: EvaluationDetails }) {
  const { days } = evaluation
  const facts: [term: string, value: string | null][] = [
    [messages.overviewCompany.text, evaluation.apprenticeCompany],
    [messages.overviewApprentice.text, evaluation.apprenticeName],
    [messages.overviewProfession.text, evaluation.apprenticeProfession],
    [messages.overviewContact.text, evaluation.contactName],
    [messages.overviewDuration.text, days === 1 ? labels.oneDay : fillIn(messages.overviewDays.text, { days })],
    [messages.overviewStart.text, formatDate(evaluation.assignmentStart)],
    [messages.overviewEnd.text, formatDate(evaluation.assignmentEnd)],
  ]
  return (
    <dl className={styles.overview} aria-label={labels.overview}>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
