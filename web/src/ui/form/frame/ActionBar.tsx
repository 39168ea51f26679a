import type { ReactNode } from 'react'

import styles from './ActionBar.module.css'

export type ActionBarProps = {
  /** Left, such as «Schliessen»; on a phone the header's back arrow takes its place. */
  start?: ReactNode
  /** Right: draft and submit. On a phone two buttons share the line. */
  end: ReactNode
}

/** Stays in sight while a long form scrolls. */
export function ActionBar({ start, end }: ActionBarProps) {
  return (
    <>
      <div className={styles.spacer} aria-hidden />
      <div className={styles.bar} data-page-bar>
        {start && <div className={styles.start}>{start}</div>}
        <div className={styles.end}>{end}</div>
      </div>
    </>
  )
}
