import type { SwitchOff } from '@werkplatz/contract/switches/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { upsertSwitch } from '../switch.queries.ts'

/** From the next call on nobody begins it any more. */
export async function switchOff(tx: Tx, me: Member, off: SwitchOff) {
  if (!(await upsertSwitch(tx, me.id, off))) throw new Refusal('not_found', { companyId: off.companyId })
  const { feature, companyId, reason } = off
  await audit(tx, {
    actorId: me.id,
    action: 'switchOff',
    resource: 'feature_switch',
    targetId: companyId,
    details: { feature, reason },
  })
}
