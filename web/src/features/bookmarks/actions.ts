import { type Query, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/activities.json'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'

const carriesBookmarks = [({ meta }: Query) => Boolean(meta?.['carriesBookmarks'])]

/** `known` is what the server said with the thing; a change of this tab holds until it says the same. */
export function useBookmark(targetId: string, known: boolean) {
  const queryClient = useQueryClient()
  const act = useAction()
  const queryKey = ['bookmarks', targetId]
  const { data: changed } = useQuery<boolean>({ queryKey, queryFn: skipToken })
  const isMarked = changed ?? known
  const toggle = () => {
    const isWanted = !isMarked
    return act({
      queue: `bookmark ${targetId}`,
      optimistic: () => {
        queryClient.setQueryData(queryKey, isWanted)
        return () => queryClient.setQueryData(queryKey, !isWanted)
      },
      run: () =>
        isWanted
          ? call('createBookmark', { query: { targetId, type: 'ACTIVITY' } })
          : call('deleteBookmark', { query: { targetId } }),
      done: isWanted ? messages.bookmarked : messages.unbookmarked,
      failed: messages.bookmarkFailed,
      invalidates: carriesBookmarks,
      invalidatesOnFailure: carriesBookmarks,
    })
  }
  return { isMarked, toggle: () => void toggle() }
}
