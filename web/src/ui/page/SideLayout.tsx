import type { ReactNode } from 'react'

import { classNames } from '../../lib/class-names.ts'

import styles from './SideLayout.module.css'

interface SideLayoutProps {
  side: ReactNode
  /** A table that needs the width: one column already below 1280 px. */
  wide?: boolean
  children: ReactNode
}

/** What the page is about, and a narrow column beside it; one column below 1024 px. */
export function SideLayout({ side, wide, children }: SideLayoutProps) {
  return (
    <div className={classNames(styles.layout, wide && styles.wide)}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side}>{side}</aside>
    </div>
  )
}
