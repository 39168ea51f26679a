import type { AnswerClock, AnswerPause } from '@werkplatz/contract/applications/schemas.ts'

import { StatusTag, type StatusTone } from '../../shared/StatusTag.tsx'
import { dueBriefly, pauseLabels } from '../clock-labels.ts'

import styles from './StatusCell.module.css'

export type StatusCellProps = { tone: StatusTone; label: string; clock: AnswerClock | null; pause: AnswerPause | null }

/** The status, and while it waits, by when there is an answer or why none is due. */
export function StatusCell({ tone, label, clock, pause }: StatusCellProps) {
  return (
    <span className={styles.cell}>
      <StatusTag tone={tone} label={label} />
      {pause && <span className={styles.due}>{pauseLabels[pause].brief}</span>}
      {clock && <span className={clock.isOverdue ? styles.late : styles.due}>{dueBriefly(clock)}</span>}
    </span>
  )
}
