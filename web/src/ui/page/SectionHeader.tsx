import type { ReactNode } from 'react'

import styles from './SectionHeader.module.css'

export type SectionHeaderProps = { title: ReactNode; id?: string; end?: ReactNode }

/** An h2 with room for controls at its right. */
export function SectionHeader({ title, id, end }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}
