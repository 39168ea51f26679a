import labels from '@werkplatz/content/labels/jobs.json'
import messages from '@werkplatz/content/messages/admin-jobs.json'
import type { JobQueue } from '@werkplatz/contract/jobs/schemas.ts'
import { useState } from 'react'

import { relativeTime } from '../../../lib/relative-time.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { DataColumn } from '../../../ui/table/table-types.ts'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { queueName } from '../queue-name.ts'

const columns: readonly DataColumn<JobQueue>[] = [
  { id: 'name', header: messages.columnName.text, kind: 'title', cell: ({ queue }) => queueName(queue) },
  { id: 'state', header: messages.columnState.text, cell: (row) => <QueueState queue={row} /> },
  { id: 'waiting', header: labels.columnWaiting, numeric: true, hideOnMobile: true, cell: ({ waiting }) => waiting },
  { id: 'running', header: labels.columnRunning, numeric: true, hideOnMobile: true, cell: ({ running }) => running },
  { id: 'failed', header: labels.columnFailed, numeric: true, cell: ({ failed }) => failed },
  {
    id: 'counted',
    header: labels.columnCounted,
    numeric: true,
    muted: true,
    hideOnMobile: true,
    cell: ({ countedAt }) => (countedAt ? relativeTime(countedAt, 'list') : labels.neverCounted),
  },
]

/** Those with something to tell first, ten at a time: there are as many as kinds of jobs. */
export function Queues({ queues }: { queues: readonly JobQueue[] }) {
  const [{ page, size }, setPaging] = useState({ page: 1, size: 10 })
  const rows = queues.toSorted((one, other) => weightOf(other) - weightOf(one))
  return (
    <DataTable
      caption={labels.queues}
      columns={columns}
      rows={rows.slice((page - 1) * size, page * size)}
      rowId={({ queue }) => queue}
      rowLabel={({ queue }) => queueName(queue)}
      state="ready"
      empty={{ title: messages.empty.text }}
      paging={{ page, size, total: rows.length }}
      onPaging={setPaging}
    />
  )
}

const weightOf = ({ waiting, running, failed }: JobQueue) => failed * 1000 + waiting + running

function QueueState({ queue: { waiting, running } }: { queue: JobQueue }) {
  if (waiting > 0 && running === 0) return <StatusTag tone="PENDING" label={labels.delayed} />
  if (running > 0) return <StatusTag tone="APPROVED" label={labels.active} />
  return <StatusTag tone="ARCHIVED" label={labels.resting} />
}
