import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/moderation.json'
import messages from '@werkplatz/content/messages/admin-reports.json'
import type { RemovedContent } from '@werkplatz/contract/moderation/schemas.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { Pagination } from '../../../ui/pagination/Pagination.tsx'
import { SkeletonRows } from '../../../ui/skeleton/Skeleton.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { useCase, useRestoreRemoved } from '../actions.ts'
import { removedQuery } from '../api.ts'
import { targetLabels, titleOf } from '../labels.ts'
import { RestoreDialog } from './RestoreDialog.tsx'

import styles from './RemovedList.module.css'

/** Everything that is away and can still be brought back, whether a moderator removed it or its author deleted it. */
export function RemovedList({ page }: { page: number }) {
  const { data, error, refetch, isFetching } = useQuery(removedQuery(page))
  const navigate = useNavigate()
  useFailureMessage(messages.removedFailed, error)
  if (error && !data) return <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonRows rows={4} />
  if (data.content.length === 0)
    return <EmptyState illustration="ruhe" titleLevel={2} title={messages.emptyRemoved.text} />
  return (
    <>
      <p className={styles.lead}>{messages.removedLead.text}</p>
      <Card padding="none">
        <ul className={styles.list} aria-label={messages.tabRemoved.text}>
          {data.content.map((one) => (
            <Row key={one.id} removed={one} />
          ))}
        </ul>
      </Card>
      {data.totalPages > 1 && (
        <Pagination
          page={page}
          totalPages={data.totalPages}
          onPage={(next) => void navigate(paths.adminReports({ view: 'REMOVED', page: String(next) }))}
        />
      )}
    </>
  )
}

/** Who took it away, and when. */
function removalOf({ isByAuthor, remover, dateRemoved }: RemovedContent) {
  const date = formatDate(dateRemoved)
  if (isByAuthor) return fillIn(messages.hiddenByAuthor.text, { date })
  return fillIn(messages.hiddenBy.text, { name: remover?.name ?? labels.moderation, date })
}

function Row({ removed }: { removed: RemovedContent }) {
  const { id, reportId, target, text, author, isByAuthor, dueDate, isRestorable } = removed
  const [isAsking, setAsking] = useState(false)
  const restoreOwn = useRestoreRemoved()
  const { restore } = useCase(id)
  const title = titleOf(removed)
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <div className={styles.tags}>
          <StatusTag
            tone="ARCHIVED"
            icon={isByAuthor ? IconTrash : IconEyeOff}
            label={isByAuthor ? labels.byAuthor : labels.byModeration}
          />
        </div>
        {/* The title of a post is the beginning of its quote. */}
        <h2 className={styles.title}>{target === 'POST' && text ? targetLabels.POST : title}</h2>
        {text && <blockquote className={styles.quote}>{text}</blockquote>}
        {!text && target !== 'CHAT_MESSAGE' && <p className={styles.facts}>{labels.withoutText}</p>}
        <p className={styles.facts}>
          {[author && fillIn(labels.writtenBy, { name: author.name }), removalOf(removed)].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.facts}>
          {isRestorable ? fillIn(messages.restorableUntil.text, { date: formatDate(dueDate) }) : labels.objectionWaits}
        </p>
      </div>
      <div className={styles.buttons}>
        {reportId && (
          <ButtonLink
            size="small"
            to={paths.adminReports({ view: isRestorable ? 'CLOSED' : 'OBJECTIONS', id: reportId })}
          >
            {labels.toTheCase}
          </ButtonLink>
        )}
        {isRestorable && (
          <Button
            size="small"
            icon={<IconRotate stroke={1.75} aria-hidden />}
            aria-label={fillIn(labels.restoreThis, { title })}
            onClick={() => setAsking(true)}
          >
            {messages.restore.text}
          </Button>
        )}
      </div>
      {isAsking && (
        <RestoreDialog
          id={id}
          onClose={() => setAsking(false)}
          onSend={(reasons) => (reportId ? restore(reasons) : restoreOwn(id, reasons))}
        >
          <blockquote className={styles.quote}>{text || title}</blockquote>
        </RestoreDialog>
      )}
    </li>
  )
}
