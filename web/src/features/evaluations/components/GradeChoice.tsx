import type { Grade } from '@werkplatz/contract/evaluations/schemas.ts'
import { useId } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { gradeTone } from '../../shared/grade-tone.ts'
import { GradeTag } from '../../shared/GradeTag.tsx'
import { scale } from '../labels.ts'

import styles from './GradeChoice.module.css'

export type GradeChoiceProps = {
  /** What is judged. */
  label: string
  value: Grade | null
  onChange: (grade: Grade) => void
  /** row: letters side by side, the scale beside the form. list: one below the other, with its words. */
  look: 'row' | 'list'
}

/** A to D, one of which holds; the arrow keys go from one to the next. */
export function GradeChoice({ label, value, onChange, look }: GradeChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles[look]} role="radiogroup" aria-required>
      <legend className="sr-only">{label}</legend>
      {scale.map(({ grade, label: words }) => (
        <label
          key={grade}
          className={classNames(
            styles.choice,
            value === grade && styles.chosen,
            value === grade && styles[gradeTone(grade)],
            value === grade && grade === 'A' && styles.best,
          )}
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={grade}
            checked={value === grade}
            onChange={() => onChange(grade)}
            aria-label={`${grade}: ${words}`}
          />
          {look === 'list' ? <GradeTag grade={grade} /> : <span aria-hidden>{grade}</span>}
          {look === 'list' && <span aria-hidden>{words}</span>}
        </label>
      ))}
    </fieldset>
  )
}
