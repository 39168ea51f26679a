// What the home page asks for, all at once. The live channel says when to ask again.
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export const featuredQuery = queryOptions({
  queryKey: ['home', 'featured'],
  queryFn: ({ signal }) => call('listFeaturedActivities', { signal }),
})

export const latestQuery = queryOptions({
  queryKey: ['home', 'latest'],
  queryFn: ({ signal }) => call('listLatestActivities', { signal }),
})

/** Projects without an application for longest, or tasks. */
export const cardsQuery = (kind: 'oldest' | 'task') =>
  queryOptions({
    queryKey: ['home', 'cards', kind],
    queryFn: ({ signal }) => call(kind === 'oldest' ? 'listOldestCards' : 'listTaskCards', { signal }),
  })
