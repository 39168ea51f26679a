import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce, announceAll } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { handOverActivities } from '../../activities/actions/hand-over-activities.ts'
import { handOverContacts } from '../../assignments/actions/hand-over-contacts.ts'
import { lockManaged } from '../admin/lock-managed.ts'
import { findLeftBehind } from '../admin/managed-person.queries.ts'
import { moveApprentices, moveInvited, type PersonFacts } from '../admin/person-rights.queries.ts'
import { refuseReceiver } from '../admin/refuse-receiver.ts'

export async function handOver(tx: Tx, me: Member, id: string, receiverId: string) {
  await handOverAll(tx, me, await lockManaged(tx, me, 'person.handOver', id), receiverId)
}

/** Everything somebody does goes to one person; what a contact person has begun to judge stays theirs. */
export async function handOverAll(tx: Tx, me: Member, person: PersonFacts, receiverId: string | null) {
  if (receiverId === null) {
    if (await leavesSomething(tx, person)) throw new Refusal('hand_over_needed', { id: person.id })
    return moveInvited(tx, person.id, null)
  }
  await refuseReceiver(tx, person, receiverId)
  // Assignments before people: whoever saves an assignment takes the rows in this order.
  const contacts = await handOverContacts(tx, me, person.id, receiverId)
  const activities = await handOverActivities(tx, person.id, receiverId)
  const apprentices = await moveApprentices(tx, person.id, receiverId)
  await moveInvited(tx, person.id, receiverId)
  const moved = { apprentices: apprentices.length, activities: activities.length, contacts: contacts.length }
  await audit(tx, {
    actorId: me.id,
    action: 'handOver',
    resource: 'person',
    targetId: person.id,
    details: { receiverId, ...moved },
  })
  await announceAll(
    tx,
    'person.supervisorChanged',
    apprentices.map((personId) => ({ personId, supervisorId: receiverId, actorId: me.id })),
  )
  if (Object.values(moved).some((count) => count > 0))
    await announce(tx, 'person.handedOver', { personId: person.id, receiverId, actorId: me.id })
}

async function leavesSomething(tx: Tx, { id }: PersonFacts): Promise<boolean> {
  const left = await findLeftBehind(tx, id)
  return left.apprentices.length + left.activities + left.contacts > 0
}
