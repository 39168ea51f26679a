import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { EverythingQuery } from '@werkplatz/contract/search/schemas.ts'

import { call } from '../../api/client.ts'

export type Group = NonNullable<EverythingQuery['only']>

export const everythingQuery = (query: string, only: Group | undefined) =>
  queryOptions({
    queryKey: ['search', query, only],
    queryFn: ({ signal }) => call('searchEverything', { query: { query, ...(only && { only }) }, signal }),
    // What was found stays until the next is there; who types on must not see the list blink.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // Each try counts.
    retry: false,
  })
