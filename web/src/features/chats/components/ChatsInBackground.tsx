import { useOutbox } from '../use-outbox.ts'
import { UnreadTitle } from './UnreadTitle.tsx'

/** On every page: what was written is sent as soon as there is a connection, and the tab says what waits. */
export function ChatsInBackground({ userId }: { userId: string }) {
  useOutbox(userId)
  return <UnreadTitle />
}
