import { applicationStatus } from '@werkplatz/contract/applications/status.ts'
import { nextStatus } from '@werkplatz/contract/shared/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/open.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import { noteApplication } from '../../activities/actions/keep-slots.ts'
import { answerDates } from '../answer-clock.ts'
import { findAnswerTerms, stampSent } from '../application.queries.ts'
import { lockBoth, type LockedBoth } from '../lock-both.ts'
import { hindranceOf, refuseHindrance } from '../refuse-hindrance.ts'

/** The author sends a draft, or a declined one again. */
export async function sendApplication(tx: Tx, me: Member, id: string, now: Date) {
  await handOver(tx, me, await lockBoth(tx, id), now)
}

/** The same for a row that is being saved anyway. From here on the clock runs. */
export async function handOver(tx: Tx, me: Member, { activity, application }: LockedBoth, now: Date) {
  const { id, status, body } = application
  const move = nextStatus(applicationStatus, status, 'send')
  if ('refused' in move) throw new Refusal('status_conflict', { why: move.refused, from: status })
  if (!body) throw wrongField('body', 'Bitte schreib eine kurze Nachricht.')
  refuseHindrance(await hindranceOf(tx, me, { activity, applicationId: id, now }))
  await stampSent(tx, id, answerDates(now, await findAnswerTerms(tx, activity.company_id)))
  await transition(tx, applicationStatus, application, 'send', me)
  await noteApplication(tx, activity.id, now)
  await announce(tx, 'application.sent', { applicationId: id, actorId: me.id })
}
