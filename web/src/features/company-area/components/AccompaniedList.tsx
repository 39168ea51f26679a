import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/company-area.json'
import messages from '@werkplatz/content/messages/company.json'
import general from '@werkplatz/content/messages/general.json'
import type { AssignmentRow } from '@werkplatz/contract/company-area/schemas.ts'
import { Link } from 'react-router'

import { isBuilt } from '../../../lib/built-screens.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDateRange } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { BuiltLink } from '../../../ui/link/BuiltLink.tsx'
import { Pagination } from '../../../ui/pagination/Pagination.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { useTableQuery } from '../../../ui/table/use-table-query.ts'
import { assignmentLabels } from '../../assignments/labels.ts'
import { PersonLabel } from '../../shared/PersonLabel.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { assignmentsQuery } from '../api.ts'
import { progressOf } from '../day-words.ts'

import styles from './AccompaniedList.module.css'

/** One card for each assignment somebody is the contact person of: what goes on first, then what is over. */
export function AccompaniedList() {
  const { query, onPaging } = useTableQuery()
  const { page, size } = query
  const { data, error, refetch } = useQuery(
    assignmentsQuery('ACCOMPANIED', { page, size, sort: undefined, mine: false }),
  )
  useFailureMessage(messages.assignmentsFailed, error)
  if (error && !data) return <LoadFailed onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={5} />
  if (data.content.length === 0)
    return (
      <Card>
        <EmptyState
          illustration="einsaetze"
          titleLevel={2}
          title={general.noElements.text}
          text={messages.emptyAccompanied.text}
        />
      </Card>
    )
  return (
    <>
      <ul className={styles.list}>
        {data.content.map((row) => (
          <Accompanied key={row.assignmentId} row={row} />
        ))}
      </ul>
      {data.totalPages > 1 && (
        <Pagination
          page={data.number + 1}
          totalPages={data.totalPages}
          onPage={(next) => onPaging({ page: next, size })}
        />
      )}
    </>
  )
}

function Accompanied({ row }: { row: AssignmentRow }) {
  const { assignmentId, dateStart, dateEnd, assignmentStatus: status } = row
  const to = paths.assignment(assignmentId)
  const progress = dateStart && dateEnd ? progressOf(dateStart, dateEnd) : null
  return (
    <Card as="li" padding="none" className={styles.card}>
      <PersonLabel
        name={row.author}
        src={row.authorImage}
        size={48}
        colorKey={row.authorId}
        subtitle={row.profession ?? undefined}
      />
      <div className={styles.work}>
        <h2 className={styles.title}>
          <BuiltLink to={to}>{row.title}</BuiltLink>
        </h2>
        {progress && (
          <>
            <progress
              className={classNames(styles.progress, progress.isOver && styles.over)}
              max={100}
              value={progress.percent}
              aria-label={progress.text}
            />
            <p className={styles.days}>
              <span>{formatDateRange(dateStart, dateEnd)}</span>
              <span>{progress.text}</span>
            </p>
          </>
        )}
      </div>
      <div className={styles.status}>
        <StatusTag tone={status} label={assignmentLabels[status]} />
      </div>
      <div className={styles.actions}>
        {isBuilt(to) && <ButtonLink to={to}>{labels.viewAssignment}</ButtonLink>}
        {row.can.message && isBuilt(paths.chatWith(row.authorId)) && (
          <Link
            to={paths.chatWith(row.authorId, { type: 'assignment', id: assignmentId })}
            className={styles.message}
            aria-label={labels.menuMessage}
          >
            <IconMessageCircle size={20} stroke={1.75} aria-hidden />
          </Link>
        )}
      </div>
    </Card>
  )
}
