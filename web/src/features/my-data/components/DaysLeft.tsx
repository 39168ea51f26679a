import labels from '@werkplatz/content/labels/my-data.json'
import { deletionDays } from '@werkplatz/contract/my-data/limits.ts'
import { type ReactNode, useState } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'

import styles from './MyData.module.css'

const DAY_MS = 86_400_000

export type DaysLeftProps = { dateDue: string; day: string; days: string; narrow?: boolean; children: ReactNode }

/** The figure, and the days that are over. `day` and `days`: what it counts, in words. */
export function DaysLeft({ dateDue, day, days, narrow, children }: DaysLeftProps) {
  const [now] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((Date.parse(dateDue) - now) / DAY_MS))
  const over = Math.max(0, deletionDays - left)
  return (
    <div className={classNames(styles.count, narrow && styles.narrow)}>
      <b className={styles.figure}>{left}</b>
      <div className={styles.grow}>
        <p className={styles.strong}>{left === 1 ? day : days}</p>
        <p className={styles.small}>{children}</p>
        <p className="sr-only">{fillIn(labels.daysOver, { done: over, all: deletionDays })}</p>
        <div className={styles.ticks} aria-hidden>
          {Array.from({ length: deletionDays }, (_, tick) => (
            <i key={tick} className={classNames(tick < over && styles.over)} />
          ))}
        </div>
      </div>
    </div>
  )
}
