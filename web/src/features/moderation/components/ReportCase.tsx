import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/moderation.json'
import messages from '@werkplatz/content/messages/admin-reports.json'
import type { Report } from '@werkplatz/contract/moderation/schemas.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { isApiError } from '../../../api/api-error.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDateTime } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { Letter } from '../../shared/Letter.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { useCase } from '../actions.ts'
import { reportQuery } from '../api.ts'
import { decisionLabels, reasonOf, titleOf } from '../labels.ts'
import { CaseFacts } from './CaseFacts.tsx'
import { CaseHistory } from './CaseHistory.tsx'
import { DecideForm } from './DecideForm.tsx'
import { ReportedContext } from './ReportedContext.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { SettleForm } from './SettleForm.tsx'

import styles from './ReportCase.module.css'

/** One case: what it is about, how far it has come, and what the reader can do now. */
export function ReportCase({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(reportQuery(id))
  if (error && !data)
    return isApiError(error) && error.status < 500 ? (
      <EmptyState illustration="nicht-gefunden" titleLevel={2} title={messages.reportGone.text} />
    ) : (
      <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
    )
  return (
    <Card as="section" padding="roomy" aria-label={data && titleOf(data)}>
      {data ? <Opened report={data} /> : <SkeletonText lines={8} />}
    </Card>
  )
}

function Opened({ report }: { report: Report }) {
  const { objectionDetails: objection, status, can } = report
  return (
    <div className={styles.case}>
      <header>
        <Tags report={report} />
        <h2 className={styles.title}>{titleOf(report)}</h2>
      </header>
      {objection && (
        <Letter
          name={objection.author.name}
          image={objection.author.image}
          signature={fillIn(messages.objectionFrom.text, {
            name: objection.author.name,
            date: formatDateTime(objection.dateCreated),
          })}
          message={objection.body}
        />
      )}
      <ReportedContext report={report} />
      <CaseFacts report={report} />
      {status === 'OPEN' && can.take && <Take id={report.id} />}
      {status === 'TAKEN' && !can.decide && report.taker && (
        <Note>
          {fillIn(messages.takenBy.text, { name: report.taker.name, date: formatDateTime(report.dateTaken!) })}
        </Note>
      )}
      {can.decide && <DecideForm report={report} />}
      {status === 'CLOSED' && <CaseHistory report={report} />}
      {can.settle && <SettleForm report={report} />}
      {report.objection === 'OPEN' && !can.settle && <Note>{messages.objectionSecond.text}</Note>}
      {can.restore && <Restore id={report.id} />}
    </div>
  )
}

function Tags({ report }: { report: Report }) {
  const { status, decision, objection, taker, can, dateTaken, dateRestored } = report
  return (
    <div className={styles.tags}>
      <StatusTag tone="REJECTED" icon={IconFlag} label={reasonOf(report)} />
      {status === 'TAKEN' && taker && (
        <StatusTag
          tone="ONGOING"
          icon={IconUserCheck}
          label={
            can.decide
              ? `${labels.withYouSince} ${formatDateTime(dateTaken!)}`
              : fillIn(labels.withSomebody, { name: taker.name })
          }
        />
      )}
      {objection === 'OPEN' && <StatusTag tone="PENDING" icon={IconScale} label={messages.objectionHeading.text} />}
      {decision && !dateRestored && (
        <StatusTag
          tone="ARCHIVED"
          {...(decision === 'REMOVED' && { icon: IconEyeOff })}
          label={decisionLabels[decision]}
        />
      )}
      {dateRestored && <StatusTag tone="APPROVED" icon={IconRotate} label={labels.stepRestored} />}
    </div>
  )
}

/** Taking a case opens it among those that are taken. */
function Take({ id }: { id: string }) {
  const { take } = useCase(id)
  const navigate = useNavigate()
  const go = async () => {
    if (await take()) void navigate(paths.adminReports({ view: 'TAKEN', id }))
  }
  return (
    <div className={styles.actions}>
      <Button kind="primary" icon={<IconUserCheck stroke={1.75} aria-hidden />} onClick={() => void go()}>
        {messages.take.text}
      </Button>
    </div>
  )
}

function Restore({ id }: { id: string }) {
  const { restore } = useCase(id)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.actions}>
      <Button icon={<IconRotate stroke={1.75} aria-hidden />} onClick={() => setAsking(true)}>
        {messages.restore.text}
      </Button>
      {isAsking && <RestoreDialog id={id} onClose={() => setAsking(false)} onSend={restore} />}
    </div>
  )
}
