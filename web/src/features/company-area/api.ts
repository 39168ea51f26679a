// What this feature reads.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  ApprenticeSort,
  ApprenticeStatus,
  AssignmentSort,
  AssignmentView,
  UserSort,
} from '@werkplatz/contract/company-area/schemas.ts'

import { call } from '../../api/client.ts'
import type { TableQuery } from '../../ui/table/use-table-query.ts'

/** Pages count from 1, as people do. */
type Asked = Pick<TableQuery, 'page' | 'size' | 'text'>

const flag = (on: boolean) => (on ? ('true' as const) : undefined)

/** Below «assignments», so that saving or deciding one has them read again. */
export const assignmentsQuery = (
  filter: AssignmentView,
  { page, size, sort, mine }: Omit<Asked, 'text'> & { sort: AssignmentSort | undefined; mine: boolean },
) =>
  queryOptions({
    queryKey: ['assignments', 'list', filter, { page, size, sort, mine }],
    queryFn: ({ signal }) =>
      call('listAssignments', { query: { filter, page: page - 1, size, sort, mine: flag(mine) }, signal }),
    placeholderData: keepPreviousData,
  })

interface AskedApprentices extends Asked {
  sort: ApprenticeSort | undefined
  mine: boolean
  status: ApprenticeStatus | undefined
}

export const apprenticesQuery = ({ page, size, text, sort, mine, status }: AskedApprentices) =>
  queryOptions({
    queryKey: ['assignments', 'apprentices', { page, size, text, sort, mine, status }],
    queryFn: ({ signal }) =>
      call('listApprentices', {
        query: { page: page - 1, size, query: text, sort, status, mine: flag(mine) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const totalsQuery = (mine: boolean) =>
  queryOptions({
    queryKey: ['assignments', 'totals', mine],
    queryFn: ({ signal }) => call('readApprenticeTotals', { query: { mine: flag(mine) }, signal }),
    placeholderData: keepPreviousData,
  })

export const usersQuery = ({ page, size, text, sort }: Asked & { sort: UserSort | undefined }) =>
  queryOptions({
    queryKey: ['people', 'table', { page, size, text, sort }],
    queryFn: ({ signal }) => call('listUsers', { query: { page: page - 1, size, query: text, sort }, signal }),
    placeholderData: keepPreviousData,
  })
