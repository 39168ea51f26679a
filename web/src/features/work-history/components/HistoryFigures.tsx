import labels from '@werkplatz/content/labels/work-history.json'
import type { WorkStats } from '@werkplatz/contract/work-history/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate, formatPercent } from '../../../lib/format-date.ts'
import { dayNumber, zurichDayNumber } from '../../../lib/zurich-clock.ts'

import styles from './WorkHistory.module.css'

/** Five numbers; the line under each says what it is a part of. */
export function HistoryFigures({ stats }: { stats: WorkStats }) {
  const { totalAssignments: total, linkedAssignmentsCount: linked, gapsCount: gaps, daysIdle, trainingStart } = stats
  const days = trainingDays(trainingStart)
  const figures = [
    {
      term: total === 1 ? labels.totalOne : labels.total,
      value: total,
      line: trainingStart && fillIn(labels.since, { date: formatDate(trainingStart) }),
    },
    { term: labels.linked, value: linked, line: fillIn(labels.share, { part: linked, whole: total }) },
    { term: gaps === 1 ? labels.gapsOne : labels.gaps, value: gaps, line: gaps === 0 ? labels.noGap : null },
    {
      term: daysIdle === 1 ? labels.daysIdleOne : labels.daysIdle,
      value: daysIdle,
      line:
        days > 0
          ? fillIn(labels.shareOfDays, { percent: formatPercent(Math.round((daysIdle / days) * 100)), days })
          : null,
    },
    { term: labels.average, value: stats.averageAssignmentDuration.toFixed(1), line: null },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ term, value, line }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={styles.value}>{value}</dd>
          {line && <dd className={styles.line}>{line}</dd>}
        </div>
      ))}
    </dl>
  )
}

const trainingDays = (start: string | null) => (start ? zurichDayNumber(Date.now()) - dayNumber(start) + 1 : 0)
