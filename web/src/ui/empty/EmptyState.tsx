import type { ReactNode } from 'react'

import { classNames } from '../../lib/class-names.ts'

import styles from './EmptyState.module.css'

export type IllustrationName =
  | 'aktivitaeten'
  | 'bewerbungen'
  | 'bewertung'
  | 'chat'
  | 'community'
  | 'einsaetze'
  | 'erfolg'
  | 'leer'
  | 'nicht-gefunden'
  | 'ruhe'
  | 'schule'
  | 'wartung'

export type EmptyStateProps = {
  /** Leave out in small widgets: text only, no picture. */
  illustration?: IllustrationName
  /** The exact text of the specification. */
  title: string
  text?: ReactNode
  /** At most one. */
  action?: ReactNode
  titleLevel?: 1 | 2 | 3 | 4
  size?: 'medium' | 'small'
}

export function EmptyState({ illustration, title, text, action, titleLevel = 3, size = 'medium' }: EmptyStateProps) {
  const Heading = `h${titleLevel}` as const
  return (
    <div className={classNames(styles.empty, size === 'small' && styles.small)}>
      {illustration && size === 'medium' && (
        <img className={styles.picture} src={`/illustrations/${illustration}.svg`} alt="" width={220} height={165} />
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
