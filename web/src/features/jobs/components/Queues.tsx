import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import labels from '@werkplatz/content/labels/jobs.json'
import messages from '@werkplatz/content/messages/admin-jobs.json'
import type { JobQueue } from '@werkplatz/contract/jobs/schemas.ts'
import { useState } from 'react'

import { relativeTime } from '../../../lib/relative-time.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { DataColumn } from '../../../ui/table/table-types.ts'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { queueRows, type QueueRow, shownRows } from '../queue-rows.ts'

import styles from './Queues.module.css'

const columnsOf = (open: ReadonlySet<string>, toggle: (queue: string) => void): readonly DataColumn<QueueRow>[] => [
  {
    id: 'name',
    header: messages.columnName.text,
    kind: 'title',
    cell: (row) => <QueueTitle row={row} isOpen={open.has(row.queue)} onToggle={() => toggle(row.queue)} />,
  },
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

/** Ten at a time; what belongs to an event opens below it. */
export function Queues({ queues }: { queues: readonly JobQueue[] }) {
  const [{ page, size }, setPaging] = useState({ page: 1, size: 10 })
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const rows = queueRows(queues)
  const toggle = (queue: string) =>
    setOpen(new Set(open.has(queue) ? [...open].filter((one) => one !== queue) : [...open, queue]))
  return (
    <DataTable
      caption={labels.queues}
      columns={columnsOf(open, toggle)}
      rows={shownRows(rows.slice((page - 1) * size, page * size), open)}
      rowId={({ queue }) => queue}
      rowLabel={({ name }) => name}
      state="ready"
      empty={{ title: messages.empty.text }}
      paging={{ page, size, total: rows.length }}
      onPaging={setPaging}
    />
  )
}

type QueueTitleProps = { row: QueueRow; isOpen: boolean; onToggle: () => void }

function QueueTitle({ row: { name, members, isMember }, isOpen, onToggle }: QueueTitleProps) {
  if (isMember) return <span className={styles.member}>{name}</span>
  if (members.length === 0) return name
  return (
    <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
      <span>{name}</span>
      <IconChevronDown stroke={1.75} aria-hidden />
    </button>
  )
}

function QueueState({ queue: { waiting, running } }: { queue: JobQueue }) {
  if (waiting > 0 && running === 0) return <StatusTag tone="PENDING" label={labels.delayed} />
  if (running > 0) return <StatusTag tone="APPROVED" label={labels.active} />
  return <StatusTag tone="ARCHIVED" label={labels.resting} />
}
