import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { classNames } from '../../../lib/class-names.ts'

import styles from './TwoLines.module.css'

export type TwoLinesProps = {
  children?: ReactNode
  /** The second line: the one thing to know. */
  line?: ReactNode
  icon?: Icon | undefined
  /** urgent: it wants somebody to do something. */
  tone?: 'quiet' | 'urgent' | 'alarm'
}

/** A cell whose second line says what is about it, with a sign and in words. */
export function TwoLines({ children, line, icon: Glyph, tone = 'quiet' }: TwoLinesProps) {
  return (
    <span className={styles.cell}>
      {children}
      {line && (
        <span className={classNames(styles.line, styles[tone])}>
          {Glyph && <Glyph size={16} stroke={1.9} aria-hidden />}
          {line}
        </span>
      )}
    </span>
  )
}
