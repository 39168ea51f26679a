import type { AnswerClock } from '@werkplatz/contract/applications/schemas.ts'

import { StatusTag, type StatusTone } from '../../shared/StatusTag.tsx'
import { dueBriefly } from '../clock-labels.ts'

import styles from './StatusCell.module.css'

export type StatusCellProps = { tone: StatusTone; label: string; clock: AnswerClock | null }

/** The status, and while it waits, by when there is an answer. */
export function StatusCell({ tone, label, clock }: StatusCellProps) {
  return (
    <span className={styles.cell}>
      <StatusTag tone={tone} label={label} />
      {clock && <span className={clock.isOverdue ? styles.late : styles.due}>{dueBriefly(clock)}</span>}
    </span>
  )
}
