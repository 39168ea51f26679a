import { applicationStatus } from '@werkplatz/contract/applications/status.ts'
import { nextStatus } from '@werkplatz/contract/shared/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import { noteApplication } from '../../activities/actions/slots.ts'
import { answerDates } from '../answer-clock.ts'
import { findAnswerTerms, stampSent } from '../application.queries.ts'
import { lockWithActivity, type LockedWithActivity } from '../lock-with-activity.ts'
import { blockerOf, refuseBlocker } from '../refuse-blocker.ts'

/** The author sends a draft, or a declined one again. */
export async function sendApplication(tx: Tx, me: Member, id: string, now: Date) {
  await send(tx, me, await lockWithActivity(tx, id), now)
}

/** The same for a row that is being saved anyway. From here on the clock runs. */
export async function send(tx: Tx, me: Member, { activity, application }: LockedWithActivity, now: Date) {
  const { id, status, body } = application
  const move = nextStatus(applicationStatus, status, 'send')
  if ('refused' in move) throw new Refusal('status_conflict', { why: move.refused, from: status })
  if (!body) throw wrongField('body', 'Bitte schreib eine kurze Nachricht.')
  refuseBlocker(await blockerOf(tx, me, { activity, applicationId: id, now }))
  await stampSent(tx, id, answerDates(now, await findAnswerTerms(tx, activity.company_id)))
  await transition(tx, applicationStatus, application, 'send', me)
  await noteApplication(tx, activity.id, now)
  await announce(tx, 'application.sent', { applicationId: id, actorId: me.id })
}
