import messages from '@werkplatz/content/messages/admin-people.json' with { type: 'json' }
import type { SetLastDay } from '@werkplatz/contract/people/admin-schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import { daysBetween, swissDay } from '../../../lib/swiss-day.ts'
import { findLastDay, reminderDays, updateLastDay } from '../admin/last-day.queries.ts'
import { lockManaged, refuseLast } from '../admin/lock-managed.ts'
import { refuseHandOver } from './hand-over.ts'

const MOST_YEARS = 2

/** Sets, changes or clears the last day of a person, under the rules of deactivation. The person is notified of a new day. */
export async function setLastDay(tx: Tx, me: Member, { id, lastDay, receiverId }: SetLastDay) {
  const person = await lockManaged(tx, me, 'person.deactivate', id)
  if (person.status !== 'ACTIVE') throw new Refusal('status_conflict', { id })
  const before = await findLastDay(tx, id)
  if (lastDay === null) {
    await updateLastDay(tx, id, null)
    await audit(tx, { actorId: me.id, action: 'clearLastDay', resource: 'person', targetId: id, details: { before } })
    return
  }
  const today = swissDay(new Date())
  if (lastDay < today || lastDay > yearsAfter(today, MOST_YEARS))
    throw wrongField('lastDay', `${messages.lastDayUnfit.text}.`)
  await refuseLast(tx, person, [])
  await refuseHandOver(tx, person, receiverId)
  const left = daysBetween(today, lastDay)
  // A reminder whose day has passed already is not sent: the person reads of the day now.
  const reminded = reminderDays.find((days) => left < days) ?? null
  await updateLastDay(tx, id, { lastDay, receiverId, setBy: me.id, reminded })
  await audit(tx, {
    actorId: me.id,
    action: 'setLastDay',
    resource: 'person',
    targetId: id,
    details: { before, lastDay, receiverId },
  })
  if (lastDay !== before) await announce(tx, 'person.lastDaySet', { personId: id, lastDay, actorId: me.id })
}

/** Compared as text only, so that 29 February needs no care. */
const yearsAfter = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
