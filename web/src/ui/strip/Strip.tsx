import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'

import { classNames } from '../../lib/class-names.ts'

import styles from './Strip.module.css'

export type StripProps = { kind: 'offline' | 'back'; title: string; text: string }

/** One line over the page about the whole of it. */
export function Strip({ kind, title, text }: StripProps) {
  const Icon = kind === 'offline' ? IconWifiOff : IconCircleCheck
  return (
    <output className={classNames(styles.strip, styles[kind])}>
      <Icon stroke={1.75} aria-hidden />
      <span>
        <b>{title}</b> {text}
      </span>
    </output>
  )
}
