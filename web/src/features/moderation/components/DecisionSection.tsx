import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/moderation.json'
import messages from '@werkplatz/content/messages/admin-reports.json'
import type { Decision } from '@werkplatz/contract/moderation/schemas.ts'

import { isApiError } from '../../../api/api-error.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { FormSection } from '../../../ui/form/frame/FormSection.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { Prose } from '../../../ui/prose/Prose.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { decisionQuery } from '../api.ts'
import { targetLabels } from '../labels.ts'
import { ObjectionForm } from './ObjectionForm.tsx'

import styles from './ReportCase.module.css'

/** What was decided about something the reader wrote, why, and how to object. */
export function DecisionSection({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(decisionQuery(id))
  const isGone = isApiError(error) && error.status < 500
  useFailureMessage(messages.decisionLoadFailed, isGone ? null : error)
  const text =
    data && fillIn(labels.decidedAt, { target: targetLabels[data.target], date: formatDate(data.dateDecided) })
  return (
    <FormSection title={labels.decisionTitle} text={text}>
      {data ? (
        <Told decision={data} />
      ) : isGone ? (
        <EmptyState size="small" title={messages.measureGone.text} />
      ) : error ? (
        <LoadFailed size="small" onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </FormSection>
  )
}

function Told({ decision: data }: { decision: Decision }) {
  const { body, decision, reasons, dateRestored, restoreReasons, objection, dueDate, can } = data
  return (
    <div className={styles.form}>
      {dateRestored ? (
        <Note kind="success">
          <b>{labels.decisionRestored}</b>
          {restoreReasons && <Prose text={restoreReasons} />}
        </Note>
      ) : (
        <Note kind="warning">{decision === 'REMOVED' ? labels.decisionRemoved : labels.decisionWarned}</Note>
      )}
      {body && (
        <Card>
          <Prose text={body} />
        </Card>
      )}
      <dl className={styles.words}>
        <dt>{labels.reasonsOfDecision}</dt>
        <dd>
          <Prose text={reasons} />
        </dd>
      </dl>
      {objection && <Objection objection={objection} />}
      {can.object && <ObjectionForm id={data.id} dueDate={dueDate} />}
      {!can.object && !objection && !dateRestored && <Note>{messages.objectionLate.text}</Note>}
    </div>
  )
}

function Objection({ objection }: { objection: NonNullable<Decision['objection']> }) {
  const { status, body, dateCreated, reasons } = objection
  return (
    <>
      <dl className={styles.words}>
        <dt>{fillIn(labels.yourObjection, { date: formatDate(dateCreated) })}</dt>
        <dd>
          <Prose text={body} />
        </dd>
      </dl>
      {status === 'OPEN' ? (
        <Note>{messages.objectionOnce.text}</Note>
      ) : (
        <Note kind={status === 'CHANGED' ? 'success' : 'info'}>
          <b>{status === 'CHANGED' ? labels.secondChanged : labels.secondUpheld}</b>
          <Prose text={reasons} />
        </Note>
      )}
    </>
  )
}
