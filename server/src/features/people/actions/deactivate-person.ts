import { personStatus } from '@werkplatz/contract/people/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { transition } from '../../../db/transition.ts'
import { zurichText } from '../../../lib/zurich-time.ts'
import { endSessions } from '../../accounts/actions/end-session.ts'
import { lockActiveSessions } from '../../accounts/session.queries.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { releaseCasesOf } from '../../moderation/actions/release-cases-of.ts'
import { updateLastDay } from '../admin/last-day.queries.ts'
import { lockManaged, refuseLast } from '../admin/lock-managed.ts'
import { raiseRightsVersion, type PersonFacts } from '../admin/person-rights.queries.ts'
import { decidedBy, handOverAll, type Decision } from './hand-over.ts'

/** Ends somebody's access at once; what they did for others goes to one person. Answers which sessions ended. */
export async function deactivatePerson(tx: Tx, me: Member, id: string, receiverId: string | null): Promise<string[]> {
  return endAccess(tx, decidedBy(me), await lockManaged(tx, me, 'person.deactivate', id), receiverId)
}

/** The same for the system, after the last day. The caller holds the lock on rights. */
export async function endAccess(
  tx: Tx,
  by: Decision,
  person: PersonFacts,
  receiverId: string | null,
  details?: Record<string, unknown>,
): Promise<string[]> {
  const { id } = person
  await refuseLast(tx, person, [])
  await handOverAll(tx, by, person, receiverId)
  await transition(tx, personStatus, person, 'deactivate', by.actor, details)
  await releaseCasesOf(tx, by.actor, id)
  await raiseRightsVersion(tx, id)
  await updateLastDay(tx, id, null)
  const sessions = await lockActiveSessions(tx, id)
  await endSessions(tx, sessions, 'endForLeaving', by.actor.id)
  // To the address: whoever has left gets no mail as a person any more.
  await enqueueMail(tx, {
    key: `deactivated ${id} ${person.rights_version}`,
    template: 'accountDeactivated',
    to: { address: person.mail },
    values: {
      nameFirst: person.name_first,
      companyName: person.company_name,
      dateCreated: zurichText(new Date()),
    },
    link: { path: '/privacy-policy' },
  })
  return sessions.map((session) => session.id)
}
