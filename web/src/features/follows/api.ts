import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { FollowMode } from '@werkplatz/contract/follows/schemas.ts'

import { call } from '../../api/client.ts'

/** Whether the signed-in person follows: a fact about the viewer, kept once by id and not in every list. */
export const followStatusQuery = (targetId: string) =>
  queryOptions({
    queryKey: ['follow-status', targetId],
    queryFn: ({ signal }) => call('checkFollow', { query: { targetId }, signal }),
  })

const SIZE = 50

/** A page after the other; from two letters on, those whose name holds them. */
export const followListQuery = (userId: string, mode: FollowMode, words: string) =>
  infiniteQueryOptions({
    queryKey: ['follows', userId, mode, words],
    queryFn: ({ pageParam, signal }) => {
      const query = { userId, mode, size: SIZE, page: pageParam, sort: 'dateCreated,desc' as const }
      return words.length < 2
        ? call('listFollows', { query, signal })
        : call('searchFollows', { query: { ...query, query: words }, signal })
    },
    initialPageParam: 0,
    getNextPageParam: ({ number, totalPages }) => (number + 1 < totalPages ? number + 1 : undefined),
  })

export type SuggestionKind = 'recent' | 'related'

export const suggestionsQuery = (kind: SuggestionKind) =>
  queryOptions({
    queryKey: ['suggestions', kind],
    queryFn: ({ signal }) => call(kind === 'recent' ? 'listRecentProfiles' : 'listRelatedProfiles', { signal }),
    // Whom to follow may wait: a list that changes under the hand helps nobody.
    staleTime: 5 * 60_000,
  })
