// Calls of this feature. Components know no URL and no error code.
import { queryOptions } from '@tanstack/react-query'
import type { Export } from '@werkplatz/contract/exports/schemas.ts'

import { call } from '../../api/client.ts'

export const myDataKey = ['my-data']
/** Of somebody else, for who looks after their account. */
export const personDeletionQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'deletion', id],
    queryFn: ({ signal }) => call('readPersonDeletion', { params: { id }, signal }),
  })

const ASK_MS = 2_000

export const isUnderWay = (one: Export | null | undefined) => one?.status === 'WAITING' || one?.status === 'RUNNING'

/** Asked again while an archive is being made. */
export const myDataQuery = queryOptions({
  queryKey: myDataKey,
  queryFn: ({ signal }) => call('readMyData', { signal }),
  refetchInterval: ({ state: { data } }) =>
    isUnderWay(data?.export) || isUnderWay(data?.farewell?.export) ? ASK_MS : false,
})
