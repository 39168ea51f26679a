import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import styles from './AuthHints.module.css'

export type AuthHintsProps = {
  hints: readonly { icon: Icon; text: string }[]
  /** The way on, most wanted first. */
  children: ReactNode
}

/** Stands in the place of a form: what helps, and where to go from here. */
export function AuthHints({ hints, children }: AuthHintsProps) {
  return (
    <>
      <ul className={styles.hints}>
        {hints.map(({ icon: Glyph, text }) => (
          <li key={text}>
            <Glyph stroke={1.75} aria-hidden />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>{children}</div>
    </>
  )
}
