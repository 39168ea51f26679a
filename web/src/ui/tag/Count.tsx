import { classNames } from '../../lib/class-names.ts'

import styles from './Tag.module.css'

export type CountProps = {
  value: number
  variant?: 'quiet' | 'soft' | 'strong' | 'waiting'
  /** From here on «99+» stands for the exact number. */
  max?: number
}

export function Count({ value, variant = 'quiet', max = 9999 }: CountProps) {
  return (
    <span className={classNames(styles.count, variant !== 'quiet' && styles[variant])}>
      {value > max ? `${max}+` : value}
    </span>
  )
}
