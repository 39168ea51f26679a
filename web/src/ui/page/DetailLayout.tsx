import type { ReactNode } from 'react'

import styles from './DetailLayout.module.css'

export type DetailLayoutProps = {
  title: string
  /** Over the title. */
  above: ReactNode
  actions?: ReactNode
  note?: ReactNode
  /** Who it is from. */
  byline?: ReactNode
  children?: ReactNode
  /** Beside it: what can come of it now. On a phone this stands first. */
  offer?: ReactNode
  /** What is to be answered now. */
  answer?: ReactNode
  /** How far it has come. On a phone this stands first. */
  progress?: ReactNode
  aside?: ReactNode
}

/** What somebody handed in, on its own page: what it says at the left, what can be done about it at the right. */
export function DetailLayout(props: DetailLayoutProps) {
  const { title, above, actions, note, byline, children, offer, answer, progress, aside } = props
  return (
    <article className={styles.page}>
      <header className={styles.top}>
        <div className={styles.words}>
          <div className={styles.above}>{above}</div>
          <h1 className={styles.title}>{title}</h1>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.grid}>
        <div className={styles.main}>
          {note && <div className={styles.note}>{note}</div>}
          {byline && <div className={styles.byline}>{byline}</div>}
          <div className={styles.text}>{children}</div>
        </div>
        <div className={styles.side}>
          {offer && <div className={styles.offer}>{offer}</div>}
          {answer}
          {progress && <div className={styles.progress}>{progress}</div>}
          {aside}
        </div>
      </div>
    </article>
  )
}
