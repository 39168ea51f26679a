import type { ReactNode } from 'react'

import styles from './PageHeader.module.css'

export type PageHeaderProps = {
  /** The only h1 of the page: says where you are. */
  title: ReactNode
  lead?: ReactNode
  /** At most one filled primary button among them. */
  actions?: ReactNode
  /** Tags over the title. */
  above?: ReactNode
  /** Right of the title: what changes what the page is about. */
  beside?: ReactNode
}

export function PageHeader({ title, lead, actions, above, beside }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        {above && <div className={styles.above}>{above}</div>}
        {beside ? (
          <div className={styles.line}>
            <h1 className={styles.title}>{title}</h1>
            {beside}
          </div>
        ) : (
          <h1 className={styles.title}>{title}</h1>
        )}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
