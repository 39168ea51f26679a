import labels from '@werkplatz/content/labels/school.json'
import messages from '@werkplatz/content/messages/school.json'
import { bySubject, reportAverage, semesterAverage, shown } from '@werkplatz/contract/school/averages.ts'
import type { Mark } from '@werkplatz/contract/school/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { GradeTag } from '../../shared/GradeTag.tsx'
import { Change } from './Change.tsx'

import styles from './SemesterSummary.module.css'

export type SemesterSummaryProps = {
  marks: readonly Mark[]
  /** The average of the semester before; null: there is none. */
  before: number | null
}

/** The average in large, and how it comes about. */
export function SemesterSummary({ marks, before }: SemesterSummaryProps) {
  const average = semesterAverage(marks)
  const report = reportAverage(marks)
  if (!average || !report) return null
  const count = bySubject(marks).length
  return (
    <Card as="section" padding="roomy" className={styles.summary} aria-label={messages.semesterAverage.text}>
      <div className={styles.part}>
        <h2>{messages.semesterAverage.text}</h2>
        <GradeTag grade={Number(shown(average))} variant="huge" decimals={2} />
        <p>{count === 1 ? labels.meanOfOne : fillIn(labels.meanOf, { count })}</p>
        <p>{messages.averageRule.text}</p>
      </div>
      <div className={styles.part}>
        <h2>{messages.reportGrade.text}</h2>
        <span className={styles.report}>{shown(report, 1)}</span>
        <p>{messages.reportGradeRule.text}</p>
      </div>
      {before !== null && (
        <div className={styles.part}>
          <h2>{labels.sinceLast}</h2>
          <Change from={before} to={Number(shown(average))} />
        </div>
      )}
    </Card>
  )
}
