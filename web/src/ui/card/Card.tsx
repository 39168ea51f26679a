import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../../lib/class-names.ts'

import styles from './Card.module.css'

export type CardProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** none: the content brings its own edges (lists, tables). */
  padding?: 'none' | 'padded' | 'roomy'
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** A header row with a hairline under it. */
  title?: ReactNode
  titleLevel?: 2 | 3
  actions?: ReactNode
}

/** A surface with a hairline: only for what can be picked up, opened or moved. */
export function Card({
  padding = 'padded',
  as = 'div',
  title,
  titleLevel = 2,
  actions,
  className,
  children,
  ...rest
}: CardProps) {
  const Element = as as 'div'
  const Heading = `h${titleLevel}` as const
  return (
    <Element {...rest} className={classNames(styles.card, !title && padding !== 'none' && styles[padding], className)}>
      {title && (
        <header className={styles.head}>
          <Heading>{title}</Heading>
          {actions}
        </header>
      )}
      {title && padding !== 'none' ? <div className={styles[padding]}>{children}</div> : children}
    </Element>
  )
}
