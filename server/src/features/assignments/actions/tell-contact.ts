import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'

interface Told {
  assignmentId: string
  /** Null: there was nobody in the system, or nobody who had heard of it. */
  before: string | null
  now: string | null
}

/** Whoever accompanies an assignment that was handed in hears of it, and so does who no longer does. */
export async function tellContact(tx: Tx, me: Member, { assignmentId, before, now }: Told) {
  if (before === now) return
  if (now) await announce(tx, 'assignment.contactNamed', { assignmentId, contactId: now, actorId: me.id })
  if (before) await announce(tx, 'assignment.contactRemoved', { assignmentId, contactId: before, actorId: me.id })
}
