import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/applications.json'
import messages from '@werkplatz/content/messages/applications.json'
import requestMessages from '@werkplatz/content/messages/external-approvals.json'
import general from '@werkplatz/content/messages/general.json'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { TableAction, TableEmpty } from '../../../ui/table/table-types.ts'
import { useTableQuery } from '../../../ui/table/use-table-query.ts'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { applicationsQuery, approvalsQuery } from '../api.ts'
import { applicationColumns, approvalColumns } from './columns.tsx'

import styles from './ApplicationTables.module.css'

type Identified = { id: string }

/** One row opens in this tab, several in new ones. */
function useOpening(pathOf: (id: string) => string) {
  const navigate = useNavigate()
  const open = ({ id }: Identified) => void navigate(pathOf(id))
  const openMany = (rows: Identified[]) => {
    const opened = rows.map(({ id }) => window.open(pathOf(id), '_blank'))
    if (opened.includes(null)) showMessage(general.popupBlocked)
  }
  const action: TableAction<Identified> = {
    id: 'open',
    label: labels.open,
    icon: <IconExternalLink stroke={1.75} aria-hidden />,
    onRun: (rows) => (rows.length === 1 && rows[0] ? open(rows[0]) : openMany(rows)),
  }
  return { onOpen: open, onOpenMany: openMany, actions: [action] }
}

/** The way into a row for those who click once. */
function OpenLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={styles.open} aria-label={fillIn(labels.openNamed, { name: label })}>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </Link>
  )
}

const emptyTexts: Record<'own' | 'received', TableEmpty> = {
  own: {
    illustration: 'bewerbungen',
    title: general.noElements.text,
    text: messages.emptyOwn.text,
    action: (
      <ButtonLink kind="primary" to={paths.activities('OPEN')}>
        {labels.viewActivities}
      </ButtonLink>
    ),
  },
  received: { illustration: 'bewerbungen', title: general.noElements.text, text: messages.emptyReceived.text },
}

export function ApplicationTable({ filter }: { filter: 'own' | 'received' }) {
  const { query, onPaging } = useTableQuery()
  const { page, size } = query
  const { data, error, isPlaceholderData, refetch } = useQuery(applicationsQuery(filter, { page, size }))
  useFailureMessage(messages.listFailed, error)
  const isNarrow = useNarrow()
  const columns = useMemo(() => applicationColumns(filter, isNarrow), [filter, isNarrow])
  return (
    <DataTable
      {...useOpening(paths.application)}
      caption={fillIn(labels.tableCaption, { whose: filter === 'own' ? labels.own : labels.received, page })}
      columns={columns}
      rows={data?.content ?? none}
      rowId={(row) => row.id}
      rowLabel={(row) => row.title}
      rowMenu={(row) => <OpenLink to={paths.application(row.id)} label={row.title} />}
      state={error && !data ? 'failed' : !data || isPlaceholderData ? 'loading' : 'ready'}
      onRetry={() => void refetch()}
      empty={emptyTexts[filter]}
      paging={{ page, size, total: data?.totalElements ?? 0 }}
      onPaging={onPaging}
    />
  )
}

export function ApprovalTable() {
  const { query, onPaging, onSearch } = useTableQuery()
  const { page, size, text } = query
  const { data, error, isPlaceholderData, refetch } = useQuery(approvalsQuery({ page, size, text }))
  useFailureMessage(requestMessages.listFailed, error)
  const isNarrow = useNarrow()
  const columns = useMemo(() => approvalColumns(isNarrow), [isNarrow])
  return (
    <DataTable
      {...useOpening(paths.approval)}
      caption={fillIn(labels.requestTableCaption, { page })}
      columns={columns}
      rows={data?.content ?? none}
      rowId={(row) => row.id}
      rowLabel={(row) => `${row.applicantName}: ${row.activityTitle}`}
      rowMenu={(row) => <OpenLink to={paths.approval(row.id)} label={`${row.applicantName}: ${row.activityTitle}`} />}
      state={error && !data ? 'failed' : !data || isPlaceholderData ? 'loading' : 'ready'}
      onRetry={() => void refetch()}
      empty={{ illustration: 'bewerbungen', title: general.noElements.text, text: requestMessages.empty.text }}
      paging={{ page, size, total: data?.totalElements ?? 0 }}
      onPaging={onPaging}
      search={{ value: text, onSearch, placeholder: labels.searchRequests }}
    />
  )
}

const none: never[] = []
