import type { SwitchOn } from '@werkplatz/contract/switches/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { deleteSwitch } from '../switch.queries.ts'

/** What is off for everybody stays off for a company that is switched on by itself, and the other way round. */
export async function switchOn(tx: Tx, me: Member, { feature, companyId }: SwitchOn) {
  if (!(await deleteSwitch(tx, feature, companyId))) throw new Refusal('status_conflict', { feature, companyId })
  await audit(tx, {
    actorId: me.id,
    action: 'switchOn',
    resource: 'feature_switch',
    targetId: companyId,
    details: { feature },
  })
}
