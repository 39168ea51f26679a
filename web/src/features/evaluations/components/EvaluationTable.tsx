import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/evaluations.json'
import company from '@werkplatz/content/messages/company.json'
import messages from '@werkplatz/content/messages/evaluations.json'
import general from '@werkplatz/content/messages/general.json'
import type { EvaluationRow, PartState } from '@werkplatz/contract/evaluations/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDateRange } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { DataColumn, TableEmpty } from '../../../ui/table/table-types.ts'
import { TitleCell } from '../../../ui/table/TitleCell.tsx'
import { useTableQuery } from '../../../ui/table/use-table-query.ts'
import { sortingOf } from '../../shared/table/sorting.ts'
import { useOpening } from '../../shared/table/use-opening.tsx'
import { type EvaluationsAsked, evaluationsQuery } from '../api.ts'
import { stateLabels } from '../labels.ts'
import { EvaluationStatusTag } from './EvaluationStatusTag.tsx'

const person = (name: string, image: string | null, colorKey: string, state: PartState) => (
  <TitleCell
    avatar={<Avatar name={name} src={image} size={36} colorKey={colorKey} />}
    title={name}
    subtitle={stateLabels[state]}
  />
)

const columns: readonly DataColumn<EvaluationRow>[] = [
  {
    id: 'assignment',
    sortable: true,
    header: messages.columnAssignment.text,
    kind: 'title',
    cell: ({ assignmentId, assignmentTitle, assignmentStart, assignmentEnd }) => (
      <TitleCell
        title={assignmentTitle}
        to={paths.evaluation(assignmentId)}
        subtitle={formatDateRange(assignmentStart, assignmentEnd)}
      />
    ),
  },
  {
    id: 'apprentice',
    sortable: true,
    header: messages.columnApprentice.text,
    cell: (row) => person(row.apprenticeName, row.apprenticeImage, row.apprenticeId, row.apprenticeState),
  },
  {
    id: 'contact',
    sortable: true,
    header: messages.columnContact.text,
    cell: (row) => person(row.contactName, row.contactImage, row.contactId ?? row.contactName, row.contactState),
  },
  {
    id: 'status',
    sortable: true,
    header: messages.columnStatus.text,
    cell: ({ evaluationStatus: status }) => <EvaluationStatusTag status={status} />,
  },
]

const none: never[] = []
const empty: TableEmpty = { title: general.noElements.text, text: labels.empty, illustration: 'bewertung' }
const nothingMissing: TableEmpty = {
  title: general.noElements.text,
  text: labels.emptyOutstanding,
  illustration: 'ruhe',
}
const nameOf = (row: EvaluationRow) => `${row.assignmentTitle}, ${row.apprenticeName}`

/** One's own evaluations, and those of the company for who accompanies apprentices. */
export function EvaluationTable({ outstanding, mine }: Pick<EvaluationsAsked, 'outstanding' | 'mine'>) {
  const { query, onPaging, onSort } = useTableQuery()
  const { page, size } = query
  const { shown, sort } = sortingOf<'assignment' | 'apprentice' | 'contact' | 'status' | 'period'>(
    columns,
    query.sort,
    {
      id: 'period',
      descending: true,
    },
  )
  const { data, error, isPlaceholderData, refetch } = useQuery(
    evaluationsQuery({ page, size, sort, outstanding, mine }),
  )
  useFailureMessage(company.evaluationsFailed, error)
  const total = data?.totalElements ?? 0
  const count = data?.isCapped ? fillIn(labels.moreThan, { count: total }) : total
  return (
    <DataTable
      {...useOpening<EvaluationRow>(({ assignmentId }) => paths.evaluation(assignmentId))}
      caption={fillIn(labels.tableCaption, { page })}
      columns={columns}
      rows={data?.content ?? none}
      rowId={(row) => row.assignmentId}
      rowLabel={nameOf}
      state={error && !data ? 'failed' : !data || isPlaceholderData ? 'loading' : 'ready'}
      onRetry={() => void refetch()}
      empty={outstanding ? nothingMissing : empty}
      paging={{ page, size, total }}
      onPaging={onPaging}
      sort={shown}
      onSort={onSort}
      countLabel={total === 1 ? labels.countOne : fillIn(labels.count, { count })}
    />
  )
}
