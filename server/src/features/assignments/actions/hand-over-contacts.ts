import type { Tx } from '../../../db/handles.ts'
import { announceAll } from '../../../db/outbox.ts'
import { moveContacts } from '../assignment.queries.ts'

/** Running ones whose evaluation has not begun are accompanied by somebody else, who hears of each. */
export async function handOverContacts(tx: Tx, deciderId: string, from: string, to: string): Promise<string[]> {
  const moved = await moveContacts(tx, from, to)
  await announceAll(
    tx,
    'assignment.contactNamed',
    moved.map((assignmentId) => ({ assignmentId, contactId: to, actorId: deciderId })),
  )
  return moved
}
