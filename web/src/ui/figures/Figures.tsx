import { classNames } from '../../lib/class-names.ts'

import styles from './Figures.module.css'

export type Figure = {
  term: string
  value: number | string
  /** What stands behind the number; only where there is room. */
  more?: string | undefined
}

type FiguresProps = {
  figures: readonly Figure[]
  /** Over the whole page, divided by lines. */
  size?: 'small' | 'large'
}

/** A few numbers beside each other, each over its word. */
export function Figures({ figures, size = 'small' }: FiguresProps) {
  return (
    <dl className={classNames(styles.figures, size === 'large' && styles.large)}>
      {figures.map(({ term, value, more }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {more && <dd className={styles.more}>{more}</dd>}
        </div>
      ))}
    </dl>
  )
}
