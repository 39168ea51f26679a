import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export const professionsQuery = queryOptions({
  queryKey: ['professions'],
  queryFn: ({ signal }) => call('listProfessions', { signal }),
  staleTime: Infinity,
})

export const authorCardQuery = (id: string) =>
  queryOptions({
    queryKey: ['author-card', id],
    queryFn: ({ signal }) => call('readAuthorCard', { query: { id }, signal }),
  })
