// What this feature reads.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  ApprenticeEnding,
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

interface AskedAssignments extends Omit<Asked, 'text'> {
  sort: AssignmentSort | undefined
  mine: boolean
  /** Only what has waited too long. */
  long?: boolean
}

/** Below «assignments», so that saving or deciding one has them read again. */
export const assignmentsQuery = (filter: AssignmentView, { page, size, sort, mine, long = false }: AskedAssignments) =>
  queryOptions({
    queryKey: ['assignments', 'list', filter, { page, size, sort, mine, long }],
    queryFn: ({ signal }) =>
      call('listAssignments', {
        query: { filter, page: page - 1, size, sort, mine: flag(mine), waiting: long ? 'LONG' : undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

interface AskedApprentices extends Asked {
  sort: ApprenticeSort | undefined
  mine: boolean
  status: ApprenticeStatus | undefined
  ending: ApprenticeEnding | undefined
}

export const apprenticesQuery = ({ page, size, text, sort, mine, status, ending }: AskedApprentices) =>
  queryOptions({
    queryKey: ['assignments', 'apprentices', { page, size, text, sort, mine, status, ending }],
    queryFn: ({ signal }) =>
      call('listApprentices', {
        query: { page: page - 1, size, query: text, sort, status, ending, mine: flag(mine) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** Not everybody who looks is told of what others decide: nobody sees older numbers than these. */
const fresh = { refetchInterval: 60_000, placeholderData: keepPreviousData }

export const boardQuery = (mine: boolean) =>
  queryOptions({
    queryKey: ['assignments', 'board', mine],
    queryFn: ({ signal }) => call('readBoard', { query: { mine: flag(mine) }, signal }),
    ...fresh,
  })

export const planQuery = (from: string, weeks: '5' | '13', mine: boolean) =>
  queryOptions({
    queryKey: ['assignments', 'plan', { from, weeks, mine }],
    queryFn: ({ signal }) => call('readPlan', { query: { from, weeks, mine: flag(mine) }, signal }),
    ...fresh,
  })

export const usersQuery = ({ page, size, text, sort }: Asked & { sort: UserSort | undefined }) =>
  queryOptions({
    queryKey: ['people', 'table', { page, size, text, sort }],
    queryFn: ({ signal }) => call('listUsers', { query: { page: page - 1, size, query: text, sort }, signal }),
    placeholderData: keepPreviousData,
  })
