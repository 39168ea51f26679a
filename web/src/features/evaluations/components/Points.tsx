import labels from '@werkplatz/content/labels/evaluations.json'
import type { EvaluationPoint } from '@werkplatz/contract/evaluations/schemas.ts'

import { GradeTag } from '../../shared/GradeTag.tsx'

import styles from './Parts.module.css'

export type PointsProps = {
  points: readonly EvaluationPoint[]
  /** Below a heading of this page's second or third level. */
  titleLevel: 3 | 4
  /** Whose judgement it is, where both stand side by side. */
  whose?: (point: EvaluationPoint) => string
}

/** Letter, criterion and what was written about it. */
export function Points({ points, titleLevel, whose }: PointsProps) {
  const Heading = `h${titleLevel}` as const
  return (
    <ul className={styles.points}>
      {points.map((point) => {
        const { evaluationPointId, criterion, grade, justification } = point
        return (
          <li key={evaluationPointId}>
            {grade ? (
              <GradeTag grade={grade} />
            ) : (
              <span className={styles.gap}>
                <span className="sr-only">{labels.noGrade}</span>
              </span>
            )}
            <div>
              <Heading className={styles.name}>{criterion.name}</Heading>
              {whose && <p className={styles.whose}>{whose(point)}</p>}
              {justification && <p className={styles.reason}>{justification}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
