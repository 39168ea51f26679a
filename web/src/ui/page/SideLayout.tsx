import type { ReactNode } from 'react'

import styles from './SideLayout.module.css'

/** What the page is about, and a narrow column beside it; one column below 1024 px. */
export function SideLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side}>{side}</aside>
    </div>
  )
}
