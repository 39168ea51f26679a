import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import { useQuery } from '@tanstack/react-query'
import board from '@werkplatz/content/labels/board.json'
import labels from '@werkplatz/content/labels/company-area.json'
import messages from '@werkplatz/content/messages/company.json'
import general from '@werkplatz/content/messages/general.json'
import type { AssignmentRow, AssignmentSort, AssignmentView } from '@werkplatz/contract/company-area/schemas.ts'
import { useMemo, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { useTight } from '../../../lib/use-tight.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { TableAction, TableEmpty } from '../../../ui/table/table-types.ts'
import { useTableQuery } from '../../../ui/table/use-table-query.ts'
import { sortingOf } from '../../shared/table/sorting.ts'
import { useOpening } from '../../shared/table/use-opening.tsx'
import { assignmentsQuery } from '../api.ts'
import { NarrowedNote } from '../board/NarrowedNote.tsx'
import { useLongWait } from '../board/narrowing.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { assignmentColumns, wayOfAssignment } from './assignment-columns.tsx'
import { entryTo, RowMenu } from './RowMenu.tsx'

import styles from './Cells.module.css'

type TableView = Exclude<AssignmentView, 'ACCOMPANIED'>
type Column = AssignmentSort extends `${infer C},${string}` ? C : never

const usual = {
  OWN_ASSIGNMENT: { id: 'modified', descending: true },
  APPRENTICE_ASSIGNMENT: { id: 'modified', descending: true },
  APPROVE_ASSIGNMENT: { id: 'waiting', descending: false },
} as const

const names: Record<TableView, string> = {
  OWN_ASSIGNMENT: labels.ownAssignments,
  APPRENTICE_ASSIGNMENT: labels.apprenticeAssignments,
  APPROVE_ASSIGNMENT: labels.toApprove,
}

const empty = (view: TableView, mine: boolean): TableEmpty => {
  if (view === 'OWN_ASSIGNMENT')
    return {
      illustration: 'einsaetze',
      title: general.noElements.text,
      text: messages.emptyOwnAssignments.text,
      action: (
        <ButtonLink kind="primary" to={paths.assignmentForm()}>
          {labels.create}
        </ButtonLink>
      ),
    }
  if (view === 'APPROVE_ASSIGNMENT')
    return { illustration: 'ruhe', title: general.noElements.text, text: messages.emptyToApprove.text }
  const text = mine ? messages.mineOnlyEmpty.text : messages.emptyAssignments.text
  return { illustration: 'einsaetze', title: general.noElements.text, text }
}

export function AssignmentTable({ view, mine }: { view: TableView; mine: boolean }) {
  const { query, onPaging, onSort } = useTableQuery()
  const { page, size } = query
  const isNarrow = useNarrow()
  const isTight = useTight()
  const columns = useMemo(() => assignmentColumns(view, { isNarrow, isTight }), [view, isNarrow, isTight])
  const { shown, sort } = sortingOf<Column>(columns, query.sort, usual[view])
  const long = useLongWait(view)
  const { data, error, isPlaceholderData, refetch } = useQuery(assignmentsQuery(view, { page, size, sort, mine, long }))
  useFailureMessage(messages.assignmentsFailed, error)
  const opening = useOpening<AssignmentRow>(wayOfAssignment)
  const [approved, setApproved] = useState<readonly AssignmentRow[]>(none)
  const approve: TableAction<AssignmentRow> = {
    id: 'approve',
    label: labels.approve,
    icon: <IconChecks stroke={1.75} aria-hidden />,
    disabledReason: (rows) => (rows.every(({ can }) => can.review) ? undefined : labels.notPending),
    onRun: (rows) => setApproved(rows),
  }
  return (
    <>
      {long && <NarrowedNote text={board.onlyLong} all={paths.company('APPROVE_ASSIGNMENT')} />}
      <DataTable
        {...opening}
        actions={view === 'APPROVE_ASSIGNMENT' ? [...opening.actions, approve] : opening.actions}
        caption={fillIn(labels.tableCaption, { view: names[view], page })}
        columns={columns}
        rows={data?.content ?? none}
        rowId={(row) => row.assignmentId}
        rowLabel={(row) => row.title}
        rowMenu={(row) => (
          <RowMenu
            name={row.title}
            entries={[
              ...entryTo.assignment(row.assignmentId),
              ...(row.can.edit ? [entryTo.edit(row.assignmentId)] : []),
              ...(row.can.message
                ? [entryTo.profile(row.profileId), entryTo.message(row.authorId, row.assignmentId)]
                : []),
            ]}
          />
        )}
        state={error && !data ? 'failed' : !data || isPlaceholderData ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        empty={empty(view, mine)}
        paging={{ page, size, total: data?.totalElements ?? 0 }}
        onPaging={onPaging}
        sort={shown}
        onSort={onSort}
      />
      {view === 'APPROVE_ASSIGNMENT' && data && data.totalElements > 0 && (
        <p className={styles.after}>{labels.approveHint}</p>
      )}
      {approved.length > 0 && <ApproveDialog rows={approved} onClose={() => setApproved(none)} />}
    </>
  )
}

const none: never[] = []
