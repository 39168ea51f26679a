import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { session, useSession, useUser } from '../../api/session/session.ts'
import { live } from '../../live/live.ts'
import { liveTables } from '../live-tables.ts'

const connectAfterMs = 1000

/** Keeps the live connection open, with every feature's table, as long as the same person is signed in and set up. */
export function useLiveSession() {
  const state = useSession()
  const isSetUp = state.phase === 'authenticated' && state.setupDone
  const signedInId = useUser()?.id
  // Before the set-up the server refuses the connection, as it does every other call.
  const userId = isSetUp ? signedInId : undefined
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!userId) return
    // The page first: its library and handshake would compete with what the person waits for.
    const timer = setTimeout(() => {
      void live.connect(
        () => session.freshToken(),
        // What did not change is not drawn again.
        () => void queryClient.invalidateQueries(),
        () => void session.doubt(),
      )
    }, connectAfterMs)
    const stops = liveTables.map((tableOf) => live.listen(tableOf(userId, queryClient)))
    return () => {
      for (const stop of stops) stop()
      clearTimeout(timer)
      live.disconnect()
    }
  }, [userId, queryClient])
}

/** Tells the live channel, waits, tells the server, forgets everything; the gate then leads to the login. */
export const logOut = () => session.logOut((userId) => void live.publish(`/app/logout/${userId}`))
