import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { session, useUser } from '../../api/session/session.ts'
import { live } from '../../live/live.ts'

/** Keeps the live connection open as long as the same person is signed in. */
export function useLiveSession() {
  const userId = useUser()?.id
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!userId) return
    void live.connect(
      () => session.freshToken(),
      () => void queryClient.invalidateQueries(),
    )
    return () => live.disconnect()
  }, [userId, queryClient])
}

/** Tells the live channel, waits, tells the server, forgets everything; the gate then leads to the login. */
export const logOut = () => session.logOut((userId) => void live.publish(`/app/logout/${userId}`))
