// Calls of this feature. Components know no URL and no error code.
import { queryOptions } from '@tanstack/react-query'
import type { Export } from '@werkplatz/contract/exports/schemas.ts'

import { call } from '../../api/client.ts'

export const exportsKey = ['exports']
const ASK_MS = 2_000

export const isUnderWay = ({ status }: Export) => status === 'WAITING' || status === 'RUNNING'

/** Asked again while one is under way; its end is also told by the bell, should the person be elsewhere. */
export const exportsQuery = queryOptions({
  queryKey: exportsKey,
  queryFn: ({ signal }) => call('listExports', { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? ASK_MS : false),
  staleTime: 60_000,
})
