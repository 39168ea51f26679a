import labels from '@werkplatz/content/labels/evaluations.json'
import type { RefObject } from 'react'

import { GradeTag } from '../../shared/GradeTag.tsx'
import type { EditedForm } from './editor-state.ts'
import { type FormValues, isAnswered, pointOf } from './form-values.ts'

import styles from './StepForm.module.css'

export type StepSummaryProps = {
  heading: RefObject<HTMLHeadingElement | null>
  form: EditedForm
  values: FormValues
  onOpen: (step: number) => void
}

/** All letters at a glance, each a way back. */
export function StepSummary({ heading, form, values, onOpen }: StepSummaryProps) {
  return (
    <section className={styles.step}>
      <h1 ref={heading} tabIndex={-1}>
        {labels.summary}
      </h1>
      <p className={styles.text}>{labels.summaryText}</p>
      <ol className={styles.summary}>
        {form.criteria.map(({ criterionId, name }, i) => {
          const point = pointOf(values, criterionId)
          return (
            <li key={criterionId}>
              <button type="button" onClick={() => onOpen(i)}>
                {point.grade ? <GradeTag grade={point.grade} /> : <span className={styles.gap} aria-hidden />}
                <span>{name}</span>
                {!isAnswered(point) && <span className={styles.missing}>{labels.stepMissing}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
