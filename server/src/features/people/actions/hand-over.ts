import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce, announceAll } from '../../../db/outbox.ts'
import type { Actor } from '../../../db/transition.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { handOverActivities } from '../../activities/actions/hand-over-activities.ts'
import { handOverContacts } from '../../assignments/actions/hand-over-contacts.ts'
import { lockManaged } from '../admin/lock-managed.ts'
import { findLeftBehind } from '../admin/managed-person.queries.ts'
import { moveApprentices, moveInvited, type PersonFacts } from '../admin/person-rights.queries.ts'
import { refuseReceiver } from '../admin/refuse-receiver.ts'

export async function handOver(tx: Tx, me: Member, id: string, receiverId: string) {
  await handOverAll(tx, decidedBy(me), await lockManaged(tx, me, 'person.handOver', id), receiverId)
}

/** Who acts, for the audit log, and who decided: they differ when the system acts on a decision of an officer. */
export interface Decision {
  actor: Actor
  deciderId: string
}
export const decidedBy = ({ id }: { id: string }): Decision => ({ actor: { id }, deciderId: id })

/** Everything somebody does goes to one person; what a contact person has begun to judge stays theirs. */
export async function handOverAll(tx: Tx, by: Decision, person: PersonFacts, receiverId: string | null) {
  await refuseHandOver(tx, person, receiverId)
  if (receiverId === null) return moveInvited(tx, person.id, null)
  // Assignments before people: whoever saves an assignment takes the rows in this order.
  const contacts = await handOverContacts(tx, by.deciderId, person.id, receiverId)
  const activities = await handOverActivities(tx, person.id, receiverId)
  const apprentices = await moveApprentices(tx, person.id, receiverId)
  await moveInvited(tx, person.id, receiverId)
  const moved = { apprentices: apprentices.length, activities: activities.length, contacts: contacts.length }
  await audit(tx, {
    actorId: by.actor.id,
    action: 'handOver',
    resource: 'person',
    targetId: person.id,
    details: { receiverId, ...moved },
  })
  await announceAll(
    tx,
    'person.supervisorChanged',
    apprentices.map((personId) => ({ personId, supervisorId: receiverId, actorId: by.deciderId })),
  )
  if (Object.values(moved).some((count) => count > 0))
    await announce(tx, 'person.handedOver', { personId: person.id, receiverId, actorId: by.deciderId })
}

/** Whether the receiver may take over, or nothing needs one. */
export async function refuseHandOver(tx: Tx, person: PersonFacts, receiverId: string | null) {
  if (receiverId !== null) return refuseReceiver(tx, person, receiverId)
  if (await leavesSomething(tx, person)) throw new Refusal('hand_over_needed', { id: person.id })
}

async function leavesSomething(tx: Tx, { id }: PersonFacts): Promise<boolean> {
  const left = await findLeftBehind(tx, id)
  return left.apprentices.length + left.activities + left.contacts > 0
}
