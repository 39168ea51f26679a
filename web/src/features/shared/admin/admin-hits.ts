// Suggestions of the admin tool: companies and people by name, as far as the person looks after them.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'

import { call } from '../../../api/client.ts'
import type { Suggestions } from '../../../ui/form/fields/use-suggestions.ts'

const MOST = 5

const companiesQuery = (text: string) =>
  queryOptions({
    queryKey: ['admin', 'company-hits', text],
    queryFn: ({ signal }) => call('listManagedCompanies', { query: { query: text, size: MOST }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })

export function useCompanyHits(text: string): Suggestions {
  const { data, isFetching } = useQuery(companiesQuery(text))
  const options = (data?.content ?? []).map(({ companyId, name, location }) => ({
    id: companyId,
    text: name,
    subtitle: location,
  }))
  return { options, state: isFetching ? 'pending' : 'ready' }
}

const peopleQuery = (text: string) =>
  queryOptions({
    queryKey: ['admin', 'people-hits', text],
    queryFn: ({ signal }) => call('listManagedPeople', { query: { query: text, size: MOST }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })

export function useManagedPeopleHits(text: string): Suggestions {
  const { data, isFetching } = useQuery(peopleQuery(text))
  const options = (data?.content ?? []).map(({ userId, nameFirst, nameLast, companyName }) => ({
    id: userId,
    text: `${nameFirst} ${nameLast}`,
    subtitle: companyName,
  }))
  return { options, state: isFetching ? 'pending' : 'ready' }
}
