import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { extensionOf } from '@werkplatz/contract/files/kinds.ts'
import type { ReactNode } from 'react'

import { fileSize } from '../file-size.ts'

import styles from './Documents.module.css'

export type DocumentRowProps = {
  name: string
  size?: number | undefined
  /** Where it can be fetched; absent while it is on its way. */
  href?: string | undefined
  children?: ReactNode
  /** Shown instead of type and size. */
  note?: ReactNode
}

/** One document: name, type and size; saving it is one click. */
export function DocumentRow({ name, size, href, note, children }: DocumentRowProps) {
  const facts = [extensionOf(name).toUpperCase(), size ? fileSize(size) : null].filter(Boolean).join(', ')
  return (
    <li className={styles.row}>
      <IconFileText className={styles.icon} size={24} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        {href ? (
          <a className={styles.name} href={href} download={name} rel="noopener">
            {name}
          </a>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {note ?? <span className={styles.facts}>{facts}</span>}
      </div>
      {children}
    </li>
  )
}
