import type { OneEntry } from '@werkplatz/contract/catalogues/schemas.ts'

import type { Member } from '../../access/member.ts'
import { audit } from '../../db/audit.ts'
import type { Tx } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockEntry, stampRetired, tableOf } from './entry.queries.ts'

/** Out of the offer, or back into it. */
export async function moveEntry(tx: Tx, me: Member, { kind, id }: OneEntry, isRetired: boolean) {
  const found = await lockEntry(tx, kind, id)
  if (!found) throw new Refusal('not_found', { id })
  if (found.is_retired === isRetired) throw new Refusal('status_conflict', { id, why: 'already there' })
  await stampRetired(tx, kind, id, isRetired)
  await audit(tx, {
    actorId: me.id,
    action: isRetired ? 'retire' : 'restore',
    resource: tableOf[kind],
    targetId: kind === 'sectors' ? id : null,
    details: { id },
  })
}
