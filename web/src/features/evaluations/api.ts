// What this feature reads.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

/** Below «assignments»: an evaluation changes with its assignment, and notices about either have both read again. */
export const evaluationQuery = (id: string) =>
  queryOptions({
    queryKey: ['assignments', 'evaluation', id],
    queryFn: ({ signal }) => call('readEvaluation', { query: { id }, signal }),
  })

/** Whether a link to the contact person's part was sent, and how far it is. */
export const evaluationLinkQuery = (id: string) =>
  queryOptions({
    queryKey: ['assignments', 'evaluation-link', id],
    queryFn: ({ signal }) => call('readEvaluationLink', { query: { id }, signal }),
  })

/** Read once: what somebody types must not be replaced by an answer that comes later. */
export const evaluationFormQuery = (id: string) =>
  queryOptions({
    queryKey: ['evaluation-form', id],
    queryFn: ({ signal }) => call('readEvaluationForm', { query: { id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

/** Pages count from 1, as people do. */
export const evaluationsQuery = ({ page, size }: { page: number; size: number }) =>
  queryOptions({
    queryKey: ['assignments', 'evaluations', { page, size }],
    queryFn: ({ signal }) => call('listEvaluations', { query: { page: page - 1, size }, signal }),
    placeholderData: keepPreviousData,
  })
