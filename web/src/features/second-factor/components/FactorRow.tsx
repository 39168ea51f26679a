import type { ReactNode } from 'react'

import { classNames } from '../../../lib/class-names.ts'

import styles from './FactorRow.module.css'

export type FactorRowProps = { title: string; text?: string | undefined; isInner?: boolean; children: ReactNode }

export function FactorRow({ title, text, isInner, children }: FactorRowProps) {
  return (
    <li className={classNames(styles.row, isInner && styles.inner)}>
      <div className={styles.words}>
        <strong>{title}</strong>
        {text && <span className="small muted">{text}</span>}
      </div>
      {children}
    </li>
  )
}
