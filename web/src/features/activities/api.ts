// What this feature reads.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ActivityFilter } from '@werkplatz/contract/activities/schemas.ts'

import { call } from '../../api/client.ts'
import { carriesBookmarks } from '../bookmarks/api.ts'

export interface ListQuestion {
  filter: ActivityFilter
  /** From 1, as people count. */
  page: number
  size: number
  text: string
}

export const activitiesQuery = ({ filter, page, size, text }: ListQuestion) =>
  queryOptions({
    queryKey: ['activities', 'list', filter, page, size, text],
    queryFn: ({ signal }) => call('listActivities', { query: { filter, page: page - 1, size, query: text }, signal }),
    placeholderData: keepPreviousData,
    meta: carriesBookmarks,
  })

export const activityQuery = (id: string) =>
  queryOptions({
    queryKey: ['activities', 'details', id],
    queryFn: ({ signal }) => call('readActivity', { query: { id }, signal }),
    meta: carriesBookmarks,
  })

/** A form is filled once: what somebody types must not be replaced by an answer that comes later. */
export const activityFormQuery = (id: string) =>
  queryOptions({
    queryKey: ['activities', 'form', id],
    queryFn: ({ signal }) => call('readActivityForm', { query: { id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

export const workSectorsQuery = queryOptions({
  queryKey: ['work-sectors'],
  queryFn: ({ signal }) => call('listWorkSectors', { signal }),
  staleTime: 5 * 60_000,
})

/** Where the caller's last activity took place. */
export const lastLocationQuery = queryOptions({
  queryKey: ['activities', 'location'],
  queryFn: ({ signal }) => call('readActivityLocation', { query: {}, signal }),
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
})
