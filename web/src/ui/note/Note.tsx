import type { Icon } from '@tabler/icons-react'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import type { ReactNode } from 'react'

import { classNames } from '../../lib/class-names.ts'

import styles from './Note.module.css'

export type NoteKind = 'info' | 'warning' | 'success' | 'error'

const ICONS: Record<NoteKind, Icon> = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  success: IconCircleCheck,
  error: IconAlertCircle,
}

/** A message that belongs to its place on the page and stays there. */
export function Note({ kind = 'info', children }: { kind?: NoteKind; children: ReactNode }) {
  const Glyph = ICONS[kind]
  return (
    <div className={classNames(styles.note, styles[kind])}>
      <Glyph size={20} stroke={1.75} aria-hidden />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
