import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/work-history.json'
import type { WorkStats } from '@werkplatz/contract/work-history/schemas.ts'
import { useId } from 'react'

import { isApiError } from '../../../api/api-error.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { dayNumber, zurichDayNumber } from '../../../lib/zurich-clock.ts'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { SectionHeader } from '../../../ui/page/SectionHeader.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { historyQuery, statsQuery } from '../api.ts'
import { HistoryDownloads } from './HistoryDownloads.tsx'
import { HistoryEvents } from './HistoryEvents.tsx'
import { HistoryFigures } from './HistoryFigures.tsx'

import styles from './WorkHistory.module.css'

export type WorkHistoryProps = {
  /** The apprentice's. */
  userId: string
  nameFirst: string
  isOwn: boolean
  /** The assignment on whose page it stands: its events are marked. */
  currentId?: string
}

/** Everything an apprentice has worked at since the start of the training: five numbers, then the events. */
export function WorkHistory({ userId, nameFirst, isOwn, currentId }: WorkHistoryProps) {
  const headingId = useId()
  const history = useQuery(historyQuery(userId))
  const stats = useQuery(statsQuery(userId))
  const failed = [history, stats].filter(({ error, data }) => error && !data)
  // Who reads one assignment may not read all of them: whoever leads somebody does, from the approval on.
  if (failed.some(({ error }) => isApiError(error, 403) || isApiError(error, 404))) return null
  return (
    <section className={styles.history} aria-labelledby={headingId}>
      <SectionHeader
        id={headingId}
        title={isOwn ? labels.ownHeading : fillIn(labels.heading, { nameFirst })}
        end={history.data?.length ? <HistoryDownloads userId={userId} /> : null}
      />
      {failed.length > 0 ? (
        <LoadFailed onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      ) : !history.data || !stats.data ? (
        <SkeletonText lines={6} />
      ) : history.data.length === 0 ? (
        <EmptyState size="small" title={emptyWords(stats.data)} />
      ) : (
        <>
          <HistoryFigures stats={stats.data} />
          {stats.data.totalAssignments === 0 && <EmptyState size="small" title={labels.empty} />}
          <HistoryEvents events={history.data} openGapDays={stats.data.openGapDays} currentId={currentId} />
        </>
      )}
    </section>
  )
}

function emptyWords({ trainingStart }: WorkStats): string {
  if (!trainingStart || dayNumber(trainingStart) <= zurichDayNumber(Date.now())) return labels.noStart
  return fillIn(labels.futureStart, { date: formatDate(trainingStart) })
}
