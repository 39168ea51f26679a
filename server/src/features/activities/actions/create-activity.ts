import type { NewActivity } from '@werkplatz/contract/activities/form-schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { attachAll, contentOf, requireComplete, refuseUnknownSector } from '../activity-content.ts'
import { insertActivity } from '../activity.queries.ts'
import { submit } from './submit-activity.ts'

/** Author and company come from the session. It begins as a draft; handing it in is a step of its own. */
export async function createActivity(tx: Tx, me: Member, form: NewActivity): Promise<string> {
  const content = contentOf(form)
  if (form.activityStatus === 'PENDING') requireComplete(content)
  await refuseUnknownSector(tx, content.workSectorId)
  const activity = await insertActivity(tx, me, content)
  await attachAll(tx, me, activity.id, form)
  await audit(tx, { actorId: me.id, action: 'create', resource: 'activity', targetId: activity.id, toStatus: 'DRAFT' })
  await announce(tx, 'activity.saved', { activityId: activity.id, actorId: me.id })
  if (form.activityStatus === 'PENDING') await submit(tx, me, activity)
  return activity.id
}
