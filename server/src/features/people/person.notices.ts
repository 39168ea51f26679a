// Who is told when somebody else looks after an apprentice, or takes over from a colleague.
import type { EventPayload } from '@werkplatz/contract/events.ts'

import type { Db } from '../../db/handles.ts'
import { notifies, onlyPeople, type Notice, type NotificationTableRow } from '../../plugs/notices.ts'
import { alwaysReached, type TargetReach } from '../../plugs/target-reach.ts'
import { listReachableProfiles } from '../follows/follow-notice.queries.ts'
import { findProfileOf } from './person.queries.ts'

type SupervisorChanged = EventPayload<'person.supervisorChanged'>
const toApprentice = async (db: Db, { personId, supervisorId, actorId }: SupervisorChanged): Promise<Notice | null> => {
  const profileId = await findProfileOf(db, supervisorId)
  if (!profileId) return null
  return {
    targetId: profileId,
    actorId,
    recipients: onlyPeople([personId]),
    people: { supervisorName: supervisorId },
  }
}

const toReceiver = async (_db: Db, { personId, receiverId, actorId }: EventPayload<'person.handedOver'>) => ({
  targetId: personId,
  actorId,
  recipients: onlyPeople([receiverId]),
  people: { formerName: personId },
})

export const peopleNotices: readonly NotificationTableRow[] = [
  notifies('person.supervisorChanged', 'assignment.supervisorChanged', toApprentice),
  notifies('person.handedOver', 'assignment.handedOver', toReceiver),
]

export const peopleReach: TargetReach = {
  'assignment.supervisorChanged': (db, _me, ids) => listReachableProfiles(db, ids),
  // It leads to the company, not to the person.
  'assignment.handedOver': alwaysReached,
}
