import { useEffect, useSyncExternalStore } from 'react'

import { live, useLiveState } from '../../live/live.ts'
import { outbox, type Outgoing, sendOutbox } from './outbox.ts'

const send = ({ chatId, body, clientId }: Outgoing) => live.publish(`/app/chats/${chatId}`, { body, clientId })

const nothing: readonly Outgoing[] = []

/** What this person has written and nobody has confirmed yet; sent as soon as the live channel is open. */
export function useOutbox(userId: string): readonly Outgoing[] {
  const state = useLiveState()
  const { owner, messages } = useSyncExternalStore(outbox.subscribe, outbox.get, outbox.get)
  const waiting = messages.filter((one) => one.state === 'waiting').length
  useEffect(() => {
    if (outbox.get().owner !== userId) outbox.load(userId)
    const look = () => outbox.look(userId)
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [userId])
  useEffect(() => {
    if (state === 'open' && owner === userId && waiting > 0) void sendOutbox(userId, send)
  }, [state, owner, userId, waiting])
  return owner === userId ? messages : nothing
}
