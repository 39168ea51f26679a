import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import type { ReactNode } from 'react'

import { classNames } from '../../lib/class-names.ts'

import styles from './Strip.module.css'

const icons = { offline: IconWifiOff, back: IconCircleCheck, warning: IconAlertTriangle, newer: IconRefresh }

export type StripProps = {
  kind: keyof typeof icons
  title: string
  text: string
  /** What can be done about it. */
  action?: ReactNode
}

/** One line over the page about the whole of it. */
export function Strip({ kind, title, text, action }: StripProps) {
  const Icon = icons[kind]
  return (
    <output className={classNames(styles.strip, styles[kind])} data-strip>
      <Icon stroke={1.75} aria-hidden />
      <span className={styles.words}>
        <b>{title}</b> {text}
      </span>
      {action}
    </output>
  )
}
