import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/moderation.json'
import messages from '@werkplatz/content/messages/admin-reports.json'
import type { ReportSummary, ReportView } from '@werkplatz/contract/moderation/schemas.ts'
import { Link, useNavigate } from 'react-router'

import { paths } from '../../../lib/paths.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { Pagination } from '../../../ui/pagination/Pagination.tsx'
import { Bone, SkeletonGroup } from '../../../ui/skeleton/Skeleton.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { reportsQuery } from '../api.ts'
import { decisionLabels, reasonOf, reportedTimes, titleOf } from '../labels.ts'

import styles from './ReportList.module.css'

export function ReportList({ view, page, currentId }: { view: ReportView; page: number; currentId: string | null }) {
  const { data, error, refetch, isFetching } = useQuery(reportsQuery(view, page))
  const navigate = useNavigate()
  useFailureMessage(messages.listFailed, error)
  if (error && !data) return <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <Loading />
  if (data.content.length === 0) return <Empty view={view} />
  return (
    <>
      <Card padding="none">
        <ol className={styles.list}>
          {data.content.map((report) => (
            <Row key={report.id} report={report} view={view} page={page} isCurrent={report.id === currentId} />
          ))}
        </ol>
      </Card>
      {data.totalPages > 1 && (
        <div className={styles.pages}>
          <Pagination
            page={page}
            totalPages={data.totalPages}
            onPage={(next) => void navigate(paths.adminReports({ view, page: String(next) }))}
          />
        </div>
      )}
    </>
  )
}

/** Nothing to do is a good day; nothing to look up is only that. */
function Empty({ view }: { view: ReportView }) {
  if (view === 'CLOSED') return <EmptyState titleLevel={2} size="small" title={messages.emptyClosed.text} />
  return <EmptyState illustration="ruhe" titleLevel={2} title={messages.empty.text} />
}

type RowProps = { report: ReportSummary; view: ReportView; page: number; isCurrent: boolean }

function Row({ report, view, page, isCurrent }: RowProps) {
  const { id, dateCreated, dateDecided } = report
  const to = paths.adminReports({ view, id, ...(page > 1 && { page: String(page) }) })
  return (
    <li>
      <Link className={styles.row} to={to} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
        <span className={styles.line}>
          <b>{reasonOf(report)}</b>
          <RelativeTime className={styles.time} value={dateDecided ?? dateCreated} form="list" />
        </span>
        <span className={styles.title}>{titleOf(report)}</span>
        <span className={styles.facts}>{[reportedTimes(report), standOf(report)].filter(Boolean).join(' · ')}</span>
      </Link>
    </li>
  )
}

/** What came of it, or who looks after it. */
function standOf({ decision, dateRestored, taker }: ReportSummary) {
  if (dateRestored) return labels.stepRestored
  return decision ? decisionLabels[decision] : taker?.name
}

const ROWS = 6

function Loading() {
  return (
    <Card padding="none">
      <SkeletonGroup>
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className={styles.row}>
            <Bone width="40%" />
            <Bone width="88%" />
            <Bone kind="small" width="52%" />
          </div>
        ))}
      </SkeletonGroup>
    </Card>
  )
}
