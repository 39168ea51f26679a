import type { ReactNode } from 'react'

import styles from './SectionHeader.module.css'

export type SectionHeaderProps = {
  title: ReactNode
  /** A small line above the title, read as its first words. */
  over?: string | undefined
  id?: string
  end?: ReactNode
}

/** An h2 with room for controls at its right. */
export function SectionHeader({ title, over, id, end }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 className={styles.title} id={id}>
        {over && <span className={styles.over}>{over} </span>}
        {title}
      </h2>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}
