import { useQuery, useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/follows.json'
import type { FollowStatus, FollowType } from '@werkplatz/contract/follows/schemas.ts'

import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { detailsOf } from '../../ui/failure/use-failure-message.ts'
import { showMessage } from '../../ui/toast/show-message.ts'
import { followStatusQuery } from './api.ts'

export interface Followed {
  targetId: string
  followType: FollowType
  name: string
  /** The viewer's own follow as the server said it with the thing; undefined: it is asked for. */
  followId?: string | null | undefined
}

/** What counts followers, by the beginnings of its keys. */
const counting = (targetId: string) => [
  ['author-card', targetId],
  ['company-footer', targetId],
  ['profile'],
  ['follows'],
]

/** The button answers at once; what the server refuses jumps back. Presses follow one another, the last one stays. */
export function useFollow({ targetId, followType, name, followId }: Followed) {
  const queryClient = useQueryClient()
  const act = useAction()
  const { queryKey } = followStatusQuery(targetId)
  const { data } = useQuery({ ...followStatusQuery(targetId), enabled: followId === undefined })
  const known = followId === undefined ? undefined : { id: followId, isFollowing: followId !== null }
  const status: FollowStatus | undefined = data ?? known
  const now = () => queryClient.getQueryData<FollowStatus>(queryKey) ?? known

  const toggle = async () => {
    const before = now()
    if (!before) return
    const isWanted = !before.isFollowing
    const outcome = await act({
      queue: `follow ${targetId}`,
      optimistic: () => {
        queryClient.setQueryData(queryKey, { ...before, isFollowing: isWanted })
        return () => queryClient.setQueryData(queryKey, { ...(now() ?? before), isFollowing: !isWanted })
      },
      run: async () => {
        const followed = now()?.id ?? null
        if (isWanted) return call('createFollow', { body: { targetId, followType } })
        if (followed) await call('deleteFollow', { body: { followId: followed } })
        return { id: null, isFollowing: false }
      },
      failed: null,
      onFailed: (error) => {
        // Somebody who is not there is one whom one cannot follow, whatever the reason.
        const isRefused = isApiError(error) && (error.code === 'follow_refused' || error.status === 404)
        showMessage(isRefused ? messages.refused : messages.failed, detailsOf(error))
      },
      invalidates: counting(targetId),
      invalidatesOnFailure: [queryKey],
    })
    if (!outcome) return
    // A later press may be on its way: it has the last word on what is shown, this answer on the id.
    const shown = now()?.isFollowing ?? outcome.result.isFollowing
    queryClient.setQueryData(queryKey, { id: outcome.result.id, isFollowing: shown })
    showMessage(isWanted ? messages.followed : messages.unfollowed, { values: { name } })
  }
  return { status, toggle: () => void toggle() }
}
