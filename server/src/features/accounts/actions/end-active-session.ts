import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { lockSession } from '../account.queries.ts'
import { endSession } from './end-session.ts'

/** One of the caller's own, be it this one or a lost device's. Twice is once. */
export async function endActiveSession(tx: Tx, me: Member, id: string) {
  const session = await lockSession(tx, id)
  if (session?.status === 'ACTIVE') await endSession(tx, session, 'end', me.id)
}
