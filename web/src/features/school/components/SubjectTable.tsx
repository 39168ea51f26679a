import labels from '@werkplatz/content/labels/school.json'
import messages from '@werkplatz/content/messages/school.json'
import { bySubject, reportGrade, shown } from '@werkplatz/contract/school/averages.ts'
import type { Mark } from '@werkplatz/contract/school/schemas.ts'
import type { ReactNode } from 'react'

import { GradeTag } from '../../shared/GradeTag.tsx'
import { Change } from './Change.tsx'

import styles from './SubjectTable.module.css'

export type SubjectTableProps = {
  marks: readonly Mark[]
  caption: string
  /** What the averages of the same subjects were one semester earlier; undefined: nobody asks. */
  before?: ((subject: string) => number | null) | undefined
  /** Beside an average that is not enough. */
  talk?: ((subject: string) => ReactNode) | undefined
}

/** Marks by subject: each one, the sum of their weights, the average, and what the report might say. */
export function SubjectTable({ marks, caption, before, talk }: SubjectTableProps) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.columnSubject.text}</th>
          <th scope="col">{messages.columnSingle.text}</th>
          <th scope="col" className={styles.end}>
            {messages.columnWeight.text}
          </th>
          {before && (
            <th scope="col" className={styles.end}>
              {labels.trend}
            </th>
          )}
          <th scope="col" className={styles.end}>
            {messages.columnAverage.text}
          </th>
          <th scope="col" className={styles.end}>
            {labels.report}
          </th>
        </tr>
      </thead>
      <tbody>
        {bySubject(marks).map(({ subject, marks: its, weight, average }) => (
          <tr key={subject}>
            <th scope="row">
              {subject}
              {Number(shown(average)) < 4 && talk?.(subject)}
            </th>
            <td className={styles.single}>
              <span className={styles.marks}>
                {its.map((mark) => (
                  <GradeTag key={mark.schoolMarkId} grade={mark.grade} weight={mark.weight} />
                ))}
              </span>
            </td>
            <td className={styles.weight}>{weight}</td>
            {before && (
              <td className={styles.trend}>
                <Change from={before(subject)} to={Number(shown(average))} />
              </td>
            )}
            <td className={styles.average}>
              <GradeTag grade={Number(shown(average))} variant="average" decimals={2} />
            </td>
            <td className={styles.report}>
              <span className={styles.word} aria-hidden>
                {labels.report}
              </span>
              {shown(reportGrade(average), 1)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
