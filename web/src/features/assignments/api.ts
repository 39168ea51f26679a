// What this feature reads.
import { queryOptions, useQuery } from '@tanstack/react-query'

import { call } from '../../api/client.ts'
import { once } from '../../api/once.ts'
import type { Suggestions } from '../../ui/form/fields/use-suggestions.ts'

export const assignmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['assignments', 'details', id],
    queryFn: ({ signal }) => call('readAssignment', { query: { id }, signal }),
  })

/** More than anybody has: what else is planned in the days of a form. */
export const ownAssignmentsQuery = queryOptions({
  queryKey: ['assignments', 'own'],
  queryFn: ({ signal }) => call('listAssignments', { query: { filter: 'OWN_ASSIGNMENT', page: 0, size: 100 }, signal }),
})

export const assignmentFormQuery = (id: string) =>
  queryOptions({
    queryKey: ['assignment-form', id],
    queryFn: ({ signal }) => call('readAssignmentForm', { query: { id }, signal }),
    ...once,
  })

export const prefillQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['assignment-form', 'from', applicationId],
    queryFn: ({ signal }) => call('readAssignmentPrefill', { query: { applicationId }, signal }),
    ...once,
  })

export function usePeopleHits(text: string): Suggestions {
  const { data, isLoading } = useQuery({
    queryKey: ['people', 'search', text],
    queryFn: ({ signal }) => call('searchPeople', { query: { query: text }, signal }),
    enabled: text !== '',
  })
  const options = (data ?? []).map(({ userId, nameFirst, nameLast, company, image }) => ({
    id: userId,
    text: `${nameFirst} ${nameLast}`,
    subtitle: company,
    image,
  }))
  return { options, state: isLoading ? 'pending' : 'ready' }
}

export function useActivityHits(text: string): Suggestions {
  const { data, isLoading } = useQuery({
    queryKey: ['activities', 'search', text],
    queryFn: ({ signal }) => call('searchActivities', { query: { query: text }, signal }),
    enabled: text !== '',
  })
  const options = (data ?? []).map(({ id, title, nameFirst, nameLast }) => ({
    id,
    text: title,
    subtitle: `${nameFirst} ${nameLast}`,
  }))
  return { options, state: isLoading ? 'pending' : 'ready' }
}
