import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import { endFollows } from '../../follows/actions/end-follows.ts'
import { findBlockTarget, insertBlock } from '../block.queries.ts'

/** Neither is told, and no trail is kept that somebody else could read. What they followed of each other ends. */
export async function createBlock(tx: Tx, me: Member, personId: string) {
  if (personId === me.id) throw wrongField('body.userId', 'Dich selbst kannst du nicht blockieren')
  if (!(await findBlockTarget(tx, personId))) throw new Refusal('not_found', { personId })
  await endFollows(tx, me.id, personId)
  await insertBlock(tx, me.id, personId)
}
