// The Merkliste of the signed-in person. What is marked is a fact about the viewer, so it lives here once by id and
// not inside every list that shows the thing.
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/activities.json'

import { call } from '../../api/client.ts'
import { detailsOf } from '../../ui/failure/use-failure-message.ts'
import { showMessage } from '../../ui/toast/show-message.ts'

/** For queries whose answer says what is marked: they are read again after a change. */
export const carriesBookmarks = { carriesBookmarks: true }

const markKey = (targetId: string) => ['bookmarks', targetId] as const

/** As many as fit one page: enough to show the marks on the cards of the home page with one call. */
export const bookmarkedIdsQuery = queryOptions({
  queryKey: ['bookmarks', 'ids'],
  queryFn: async ({ signal }) => {
    const page = await call('listActivities', { query: { filter: 'BOOKMARKED', page: 0, size: 100 }, signal })
    return page.content.map(({ activityId }) => activityId)
  },
  meta: carriesBookmarks,
})

/** `known` is what the server said with the thing; a change of this tab holds until it says the same. */
export function useBookmark(targetId: string, known: boolean) {
  const queryClient = useQueryClient()
  const { data: changed } = useQuery<boolean>({ queryKey: markKey(targetId), queryFn: skipToken })
  const isMarked = changed ?? known
  const { mutate } = useMutation({
    mutationFn: (on: boolean) =>
      on
        ? call('createBookmark', { query: { targetId, type: 'ACTIVITY' } })
        : call('deleteBookmark', { query: { targetId } }),
    onMutate: (on) => queryClient.setQueryData(markKey(targetId), on),
    onSuccess: (_, on) => showMessage(on ? messages.bookmarked : messages.unbookmarked),
    onError: (error, on) => {
      queryClient.setQueryData(markKey(targetId), !on)
      showMessage(messages.bookmarkFailed, detailsOf(error))
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ meta }) => Boolean(meta?.['carriesBookmarks']) }),
    scope: { id: `bookmark ${targetId}` },
  })
  return { isMarked, toggle: () => mutate(!isMarked) }
}
