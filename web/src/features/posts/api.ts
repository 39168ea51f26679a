// What this feature reads.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { PostFeed } from '@werkplatz/contract/posts/schemas.ts'

import { call } from '../../api/client.ts'

/** Everything about posts begins so. */
export const postsKey = ['posts'] as const
export const listsKey = [...postsKey, 'list'] as const

const SIZE = 10

/** Which posts: all of them, those of whom one follows, or those of one profile. */
export type PostSource = { feed?: PostFeed; profileId?: string }

export const postListQuery = (source: PostSource) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, source],
    queryFn: ({ pageParam, signal }) =>
      call('listPosts', { query: { ...source, page: pageParam, size: SIZE, sort: 'dateCreated,desc' }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ number, totalPages }) => (number + 1 < totalPages ? number + 1 : undefined),
  })

/** Open questions of the own company; there are few. */
export const questionsQuery = queryOptions({
  queryKey: [...postsKey, 'questions'],
  queryFn: ({ signal }) => call('listPosts', { query: { feed: 'QUESTIONS', size: 5 }, signal }),
})

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [...postsKey, 'one', id],
    queryFn: ({ signal }) => call('readPost', { params: { id }, signal }),
  })

/** People to name in a text. */
export const mentionHitsQuery = (text: string) =>
  queryOptions({
    queryKey: ['people', 'search', text],
    queryFn: ({ signal }) => call('searchPeople', { query: { query: text }, signal }),
    enabled: text.length >= 2,
  })
