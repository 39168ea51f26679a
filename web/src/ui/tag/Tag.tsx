import type { ReactNode } from 'react'

import { classNames } from '../../lib/class-names.ts'

import styles from './Tag.module.css'

export type TagProps = { children: ReactNode; icon?: ReactNode }

/** A quiet fact beside a title or on a picture. */
export function Tag({ children, icon }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles.plain)}>
      {icon}
      {children}
    </span>
  )
}
