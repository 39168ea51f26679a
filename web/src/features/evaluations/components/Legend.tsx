import labels from '@werkplatz/content/labels/evaluations.json'

import { GradeTag } from '../../shared/GradeTag.tsx'
import { scale } from '../labels.ts'

import styles from './Legend.module.css'

/** What the letters mean. line: under both parts. list: beside the form. */
export function Legend({ look }: { look: 'line' | 'list' }) {
  return (
    <ul className={styles[look]} aria-label={labels.scale}>
      {scale.map(({ grade, label }) => (
        <li key={grade}>
          <GradeTag grade={grade} />
          {label}
        </li>
      ))}
    </ul>
  )
}
