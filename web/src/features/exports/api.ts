// Calls of this feature. Components know no URL and no error code.
import { queryOptions } from '@tanstack/react-query'
import type { Export } from '@werkplatz/contract/exports/schemas.ts'

import { call } from '../../api/client.ts'
import { zurichDayNumber } from '../../lib/zurich-clock.ts'

export const exportsKey = ['exports']
const ASK_MS = 2_000

/** Of one kind, a day. */
export const EXPORTS_A_DAY = 3

/** How many of today's are left; what failed does not count. */
export const leftToday = (exports: readonly Export[], kind: Export['kind'], now = Date.now()) =>
  EXPORTS_A_DAY -
  exports.filter(
    (one) => one.kind === kind && one.status !== 'FAILED' && zurichDayNumber(one.dateCreated) === zurichDayNumber(now),
  ).length

export const isUnderWay = ({ status }: Export) => status === 'WAITING' || status === 'RUNNING'

/** Asked again while one is under way; its end is also told by the bell, should the person be elsewhere. */
export const exportsQuery = queryOptions({
  queryKey: exportsKey,
  queryFn: ({ signal }) => call('listExports', { query: {}, signal }),
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? ASK_MS : false),
  staleTime: 60_000,
})
