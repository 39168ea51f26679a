import type { ReactNode } from 'react'

import styles from './Avatar.module.css'

/** Overlapping avatars of people who belong together. */
export function AvatarGroup({ children }: { children: ReactNode }) {
  return <span className={styles.group}>{children}</span>
}
