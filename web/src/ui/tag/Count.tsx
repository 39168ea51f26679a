import { classNames } from '../../lib/class-names.ts'

import styles from './Tag.module.css'

export type CountProps = {
  value: number
  look?: 'quiet' | 'soft' | 'strong'
  /** From here on «99+» stands for the exact number. */
  max?: number
}

export function Count({ value, look = 'quiet', max = 9999 }: CountProps) {
  return (
    <span className={classNames(styles.count, look !== 'quiet' && styles[look])}>
      {value > max ? `${max}+` : value}
    </span>
  )
}
