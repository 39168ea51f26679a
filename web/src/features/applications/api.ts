// What this feature reads.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

/** Pages count from 1, as people do. */
export interface PageQuestion {
  page: number
  size: number
}

export const applicationsQuery = (filter: 'own' | 'received', { page, size }: PageQuestion) =>
  queryOptions({
    queryKey: ['applications', 'list', filter, page, size],
    queryFn: ({ signal }) => call('listApplications', { query: { filter, page: page - 1, size }, signal }),
    placeholderData: keepPreviousData,
  })

export const approvalsQuery = ({ page, size, text }: PageQuestion & { text: string }) =>
  queryOptions({
    queryKey: ['applications', 'approvals', page, size, text],
    queryFn: ({ signal }) => call('listApprovals', { query: { page: page - 1, size, query: text }, signal }),
    placeholderData: keepPreviousData,
  })

/** The numbers on the views; read again with everything else about applications. */
export const tabCountsQuery = queryOptions({
  queryKey: ['applications', 'counts'],
  queryFn: ({ signal }) => call('countApplications', { signal }),
})

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'details', id],
    queryFn: ({ signal }) => call('readApplication', { query: { id }, signal }),
  })

export const approvalQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'approval', id],
    queryFn: ({ signal }) => call('readApproval', { query: { id }, signal }),
  })

/** The activity it is about. */
export const targetQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['applications', 'activity', activityId],
    queryFn: ({ signal }) => call('readApplicationActivity', { query: { id: activityId }, signal }),
  })
