import { applicationLimits } from '@werkplatz/contract/applications/limits.ts'
import type { NewApplication } from '@werkplatz/contract/applications/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { lockActivity } from '../../activities/activity.queries.ts'
import { attachFiles } from '../../files/actions/attach-files.ts'
import { insertApplication } from '../application.queries.ts'
import { blockerOf, refuseBlocker } from '../refuse-blocker.ts'
import { send } from './send-application.ts'

/** Author and company come from the session. It begins as a draft; sending it is a step of its own. */
export async function createApplication(tx: Tx, me: Member, form: NewApplication, now: Date): Promise<string> {
  const activity = await lockActivity(tx, form.activityId)
  // A draft may wait for a slot to become free.
  refuseBlocker(
    await blockerOf(tx, me, { activity, applicationId: null, now }),
    form.applicationStatus === 'DRAFT' ? ['full'] : [],
  )
  const application = await insertApplication(tx, me, activity, form)
  const { id } = application
  const kinds = { kinds: ['DOCUMENT'], max: applicationLimits.documents, path: 'documents' } as const
  await attachFiles(tx, me, { resource: 'application', id }, form.documents, kinds)
  await audit(tx, { actorId: me.id, action: 'create', resource: 'application', targetId: id, toStatus: 'DRAFT' })
  if (form.applicationStatus === 'PENDING') await send(tx, me, { activity, application }, now)
  return id
}
