import type { Icon } from '@tabler/icons-react'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleHalf2 from '@tabler/icons-react/dist/esm/icons/IconCircleHalf2.mjs'
import labels from '@werkplatz/content/labels/school.json'
import messages from '@werkplatz/content/messages/school.json'

import { classNames } from '../../lib/class-names.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { type GradeTone, gradeTone, type LetterGrade } from './grade-tone.ts'

import styles from './GradeTag.module.css'

export const gradeIcons: Record<GradeTone, Icon> = {
  good: IconCircleCheck,
  okay: IconCircleHalf2,
  bad: IconAlertCircle,
}
/** For who sees no colour. */
const words: Record<GradeTone, string> = {
  good: messages.toneGood.text,
  okay: messages.toneOkay.text,
  bad: messages.toneBad.text,
}

export type GradeTagProps =
  | { grade: LetterGrade; variant?: 'letter' }
  /** mark: a single result on a tinted ground; average: with an icon instead of a ground; huge: the number of a page. */
  | { grade: number; variant?: 'mark' | 'average' | 'huge'; decimals?: number; weight?: number }

export function GradeTag(props: GradeTagProps) {
  const tone = gradeTone(props.grade)
  if (typeof props.grade === 'string') {
    return (
      <span className={classNames(styles.letter, styles[tone], props.grade === 'A' && styles.best)}>{props.grade}</span>
    )
  }
  const { variant = 'mark', decimals = 1, weight = 1 } = props as Extract<GradeTagProps, { grade: number }>
  const Glyph = gradeIcons[tone]
  return (
    <span className={classNames(styles[variant], styles[tone])}>
      {variant === 'average' && <Glyph aria-hidden />}
      {props.grade.toFixed(decimals)}
      <span className="sr-only"> {words[tone]}</span>
      {weight !== 1 && (
        <>
          <span className={styles.weight} aria-hidden>
            ×{weight}
          </span>
          <span className="sr-only"> {fillIn(labels.weighted, { weight })}</span>
        </>
      )}
    </span>
  )
}
