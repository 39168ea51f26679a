import type { Member } from '../../access/member.ts'
import { audit } from '../../db/audit.ts'
import type { Tx } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockTemplate, stampTemplate } from './template.queries.ts'

/** Out of the offer, or back into it. Pictures made of it stay. */
export async function moveTemplate(tx: Tx, me: Member, id: string, isRetired: boolean) {
  const found = await lockTemplate(tx, id)
  if (!found) throw new Refusal('not_found', { id })
  if (found.is_retired === isRetired) throw new Refusal('status_conflict', { id, why: 'already there' })
  await stampTemplate(tx, id, isRetired)
  const action = isRetired ? 'retire' : 'restore'
  await audit(tx, { actorId: me.id, action, resource: 'image_template', targetId: id })
}
