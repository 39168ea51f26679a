// What this feature reads.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReportView } from '@werkplatz/contract/moderation/schemas.ts'

import { call } from '../../api/client.ts'

export const PAGE_SIZE = 20

/** Not everybody is told of what others take and decide: nobody sees an older queue than this. */
const fresh = { refetchInterval: 60_000 }

/** Pages count from 1, as people do. */
export const reportsQuery = (view: ReportView, page: number) =>
  queryOptions({
    queryKey: ['reports', 'list', view, page],
    queryFn: ({ signal }) => call('listReports', { query: { view, page: page - 1, size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  })

export const removedQuery = (page: number) =>
  queryOptions({
    queryKey: ['reports', 'removed', page],
    queryFn: ({ signal }) => call('listRemoved', { query: { page: page - 1, size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  })

export const reportCountsQuery = queryOptions({
  queryKey: ['reports', 'counts'],
  queryFn: ({ signal }) => call('countReports', { signal }),
  ...fresh,
})

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['reports', 'details', id],
    queryFn: ({ signal }) => call('readReport', { query: { id }, signal }),
    ...fresh,
  })

/** Each time it is asked for is on record: not again by itself. */
export const reportedMessagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['reported-messages', id],
    queryFn: ({ signal }) => call('readReportedMessages', { body: { id }, signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const decisionQuery = (id: string) =>
  queryOptions({
    queryKey: ['reports', 'decision', id],
    queryFn: ({ signal }) => call('readDecision', { query: { id }, signal }),
  })
