import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import type { ReactNode } from 'react'

import styles from './AuthNotice.module.css'

/** Stands in the place of a form that cannot be used. */
export function AuthNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.text}>
        <IconAlertCircle stroke={1.75} aria-hidden />
        <span>{text}</span>
      </p>
      {children}
    </div>
  )
}
