import { keepPreviousData, queryOptions } from '@tanstack/react-query'
// What this feature reads.
import type { EvaluationSort } from '@werkplatz/contract/evaluations/schemas.ts'

import { call } from '../../api/client.ts'
import { once } from '../../api/once.ts'

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

export const evaluationFormQuery = (id: string) =>
  queryOptions({
    queryKey: ['evaluation-form', id],
    queryFn: ({ signal }) => call('readEvaluationForm', { query: { id }, signal }),
    ...once,
  })

export interface EvaluationsAsked {
  page: number
  size: number
  /** Only what lacks a part after its end. */
  sort: EvaluationSort | undefined
  outstanding: 'ALL' | 'LATE' | undefined
  mine: boolean
}

/** Pages count from 1, as people do. */
export const evaluationsQuery = ({ page, size, sort, outstanding, mine }: EvaluationsAsked) =>
  queryOptions({
    queryKey: ['assignments', 'evaluations', { page, size, sort, outstanding, mine }],
    queryFn: ({ signal }) =>
      call('listEvaluations', {
        query: { page: page - 1, size, sort, outstanding, mine: outstanding && mine ? 'true' : undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
