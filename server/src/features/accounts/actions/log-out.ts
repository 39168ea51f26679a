import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { lockSession } from '../account.queries.ts'
import { endSession } from './end-session.ts'

/** Ends the caller's own session. Twice is once: a second tab may have been faster. */
export async function logOut(tx: Tx, me: Member) {
  const session = await lockSession(tx, me.sessionId)
  if (session?.status === 'ACTIVE') await endSession(tx, session, 'logOut', me.id)
}
