import type { Icon } from '@tabler/icons-react'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleHalf2 from '@tabler/icons-react/dist/esm/icons/IconCircleHalf2.mjs'

import { classNames } from '../../lib/class-names.ts'
import { type GradeTone, gradeTone, type LetterGrade } from './grade-tone.ts'

import styles from './GradeTag.module.css'

const AVERAGE_ICON: Record<GradeTone, Icon> = {
  good: IconCircleCheck,
  okay: IconCircleHalf2,
  bad: IconAlertCircle,
}

export type GradeTagProps =
  | { grade: LetterGrade; variant?: 'letter' }
  /** mark: a single result on a tinted ground; average: large, with an icon instead of a ground. */
  | { grade: number; variant?: 'mark' | 'average'; decimals?: number }

export function GradeTag(props: GradeTagProps) {
  const tone = gradeTone(props.grade)
  if (typeof props.grade === 'string') {
    return (
      <span className={classNames(styles.letter, styles[tone], props.grade === 'A' && styles.best)}>{props.grade}</span>
    )
  }
  const { variant = 'mark', decimals = 1 } = props as Extract<GradeTagProps, { grade: number }>
  const Glyph = AVERAGE_ICON[tone]
  return (
    <span className={classNames(styles[variant], styles[tone])}>
      {variant === 'average' && <Glyph aria-hidden />}
      {props.grade.toFixed(decimals)}
    </span>
  )
}
