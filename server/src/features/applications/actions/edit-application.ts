import { applicationLimits } from '@werkplatz/contract/applications/limits.ts'
import type { ChangedApplication } from '@werkplatz/contract/applications/schemas.ts'
import { applicationStatus } from '@werkplatz/contract/applications/status.ts'
import { nextStatus } from '@werkplatz/contract/shared/status.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import { attachFiles } from '../../files/actions/attach-files.ts'
import { updateApplication, type ApplicationFacts } from '../application.queries.ts'
import { lockWithActivity } from '../lock-with-activity.ts'
import { send } from './send-application.ts'

/** Not while somebody is deciding. An edit keeps the status, unless the application is sent with it (decisions §6). */
export async function editApplication(tx: Tx, me: Member, form: ChangedApplication, now: Date) {
  const { activity, application } = await lockWithActivity(tx, form.id)
  const { id, status } = application
  if (status === 'PENDING') throw new Refusal('status_conflict', { status })
  const isSent = sendsIt(application, form)
  refuseOtherActivity(application, form.activityId)
  if (status !== 'DRAFT' && !form.body) throw wrongField('body', 'Bitte schreib eine kurze Nachricht.')
  await updateApplication(tx, id, form)
  const kinds = { kinds: ['DOCUMENT'], max: applicationLimits.documents, path: 'documents' } as const
  await attachFiles(tx, me, { resource: 'application', id }, form.documents, kinds)
  await audit(tx, { actorId: me.id, action: 'edit', resource: 'application', targetId: id })
  if (status === 'APPROVED') await announce(tx, 'application.changed', { applicationId: id, actorId: me.id })
  if (isSent) await send(tx, me, { activity, application: { ...application, body: form.body } }, now)
}

/** The form names the status it was loaded with; another one means that somebody was faster, or that it is sent. */
function sendsIt({ status }: ApplicationFacts, { applicationStatus: named }: ChangedApplication): boolean {
  if (named === status) return false
  if (named === 'PENDING' && 'to' in nextStatus(applicationStatus, status, 'send')) return true
  throw new Refusal('status_conflict', { named, status })
}

function refuseOtherActivity({ activity_id: activityId }: ApplicationFacts, named: string | undefined) {
  if (named === undefined || named === activityId) return
  throw wrongField('activityId', 'Diese Bewerbung gehört zu einer anderen Aktivität.')
}
