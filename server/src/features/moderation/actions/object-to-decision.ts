import type { NewObjection } from '@werkplatz/contract/moderation/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { insertObjection, lockCase, lockObjection } from '../case.queries.ts'
import { mayStillObject } from '../deadline.ts'

/** Once, within 30 days (terms of use §7). Somebody else than who decided looks at it again. */
export async function objectToDecision(tx: Tx, me: Member, now: Date, { id, body }: NewObjection) {
  const found = await lockCase(tx, id)
  if (await lockObjection(tx, found.id)) throw new Refusal('objection_exists', { id })
  // It is back already: there is nothing left to object to.
  if (found.date_restored) throw new Refusal('status_conflict', { id })
  if (!found.date_closed || !mayStillObject(found.date_closed, now)) throw new Refusal('objection_late', { id })
  const objectionId = await insertObjection(tx, found.id, me.id, body)
  await audit(tx, {
    actorId: me.id,
    action: 'object',
    resource: 'objection',
    targetId: objectionId,
    toStatus: 'OPEN',
    details: { reportId: found.id },
  })
  await enqueueMail(tx, {
    key: `objection ${objectionId}`,
    template: 'objectionConfirmed',
    to: { personId: me.id },
    values: {},
    link: { path: `/dashboard/control-panel?tab=user&decision=${found.id}` },
  })
  await announce(tx, 'report.objected', { reportId: found.id, actorId: me.id })
}
