import type { ReactNode } from 'react'
import { Link } from 'react-router'

import styles from './TitleCell.module.css'

export type TitleCellProps = {
  title: string
  /** The page of the row: one click opens it, a new tab is the browser's own. */
  to?: string | undefined
  /** Muted second line. */
  subtitle?: string | undefined
  /** Small signs after the title, each with its own text alternative. */
  markers?: ReactNode
  /** Before the lines. */
  avatar?: ReactNode
}

/** The cell that says what the row is. One line on a desktop, as many as needed on a phone. */
export function TitleCell({ title, to, subtitle, markers, avatar }: TitleCellProps) {
  return (
    <div className={styles.cell}>
      {avatar}
      <div className={styles.lines}>
        <span className={styles.title}>
          {to ? (
            <Link to={to} className={styles.text} title={title}>
              {title}
            </Link>
          ) : (
            <span className={styles.text} title={title}>
              {title}
            </span>
          )}
          {markers}
        </span>
        {subtitle && (
          <span className={styles.line} title={subtitle}>
            {subtitle}
          </span>
        )}
      </div>
    </div>
  )
}
