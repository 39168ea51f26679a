// Notifications about a new supervisor, a hand-over, and the last day of a person.
import type { EventPayload } from '@werkplatz/contract/events.ts'

import type { Db } from '../../db/handles.ts'
import { writtenDay } from '../../lib/swiss-day.ts'
import { notifies, onlyPeople, type Notice, type NotificationTableRow } from '../../plugs/notices.ts'
import { alwaysReached, type TargetReach } from '../../plugs/target-reach.ts'
import { listResponsible, responsible } from '../applications/application-notice.queries.ts'
import { listReachableProfiles } from '../follows/follow-notice.queries.ts'
import { findCompanyOf, findProfileOf } from './person.queries.ts'

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

interface OfLastDay {
  personId: string
  lastDay: string
  actorId?: string | null
}
const aboutLastDay = ({ personId, lastDay, actorId = null }: OfLastDay) => ({
  targetId: personId,
  actorId,
  params: { lastDay: writtenDay(lastDay) },
  people: { formerName: personId },
})

const toLeaver = async (_db: Db, of: EventPayload<'person.lastDaySet'>): Promise<Notice> => ({
  ...aboutLastDay(of),
  recipients: onlyPeople([of.personId]),
})

const toOfficers =
  (alsoLeaver: boolean) =>
  async (db: Db, of: EventPayload<'person.lastDayNear'>): Promise<Notice | null> => {
    const companyId = await findCompanyOf(db, of.personId)
    if (!companyId) return null
    const officers = responsible.officers(companyId, of.personId)
    const leaver = onlyPeople(alsoLeaver ? [of.personId] : [])
    return {
      ...aboutLastDay(of),
      recipients: async (from, after, size) =>
        [...(await leaver(from, after, size)), ...(await listResponsible(from, officers, after, size))]
          .toSorted()
          .slice(0, size),
    }
  }

export const peopleNotices: readonly NotificationTableRow[] = [
  notifies('person.supervisorChanged', 'assignment.supervisorChanged', toApprentice),
  notifies('person.handedOver', 'assignment.handedOver', toReceiver),
  notifies('person.lastDaySet', 'assignment.lastDay', toLeaver),
  notifies('person.lastDayNear', 'assignment.lastDay', toOfficers(true)),
  notifies('person.lastDayBlocked', 'assignment.lastDayBlocked', toOfficers(false)),
]

export const peopleReach: TargetReach = {
  'assignment.supervisorChanged': (db, _me, ids) => listReachableProfiles(db, ids),
  // It leads to the company, not to the person.
  'assignment.handedOver': alwaysReached,
  'assignment.lastDay': alwaysReached,
  'assignment.lastDayBlocked': alwaysReached,
}
