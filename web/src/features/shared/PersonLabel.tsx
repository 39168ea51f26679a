import type { ReactNode } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { Avatar, type AvatarProps } from '../../ui/avatar/Avatar.tsx'

import styles from './PersonLabel.module.css'

export type PersonLabelProps = Omit<AvatarProps, 'labelled'> & {
  /** Second, muted line. With one, the name stands out. */
  subtitle?: ReactNode
}

/** Picture and name side by side, as in lists and tables. */
export function PersonLabel({ subtitle, ...avatar }: PersonLabelProps) {
  return (
    <span className={styles.who}>
      <Avatar {...avatar} />
      <span className={styles.text}>
        <span className={classNames(styles.name, !subtitle && styles.plain)}>{avatar.name}</span>
        {subtitle && <span className={styles.line}>{subtitle}</span>}
      </span>
    </span>
  )
}
