import labels from '@werkplatz/content/labels/chats.json'
import type { ReactNode } from 'react'

import { CommunityAside } from './CommunityAside.tsx'

import styles from './CommunityLayout.module.css'

/** The pages of the community: what one came for, and beside it who else is there. */
export function CommunityLayout({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside} aria-label={labels.beside}>
        {aside}
        <CommunityAside />
      </aside>
    </div>
  )
}
