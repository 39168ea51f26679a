import type { ReactNode } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { Avatar, type AvatarProps } from '../../ui/avatar/Avatar.tsx'

import styles from './PersonLabel.module.css'

export type PersonLabelProps = Omit<AvatarProps, 'labelled'> & {
  /** Second, muted line. With one, the name stands out. */
  line?: ReactNode
}

/** Picture and name side by side, as in lists and tables. */
export function PersonLabel({ line, ...avatar }: PersonLabelProps) {
  return (
    <span className={styles.who}>
      <Avatar {...avatar} />
      <span className={styles.text}>
        <span className={classNames(styles.name, !line && styles.plain)}>{avatar.name}</span>
        {line && <span className={styles.line}>{line}</span>}
      </span>
    </span>
  )
}
