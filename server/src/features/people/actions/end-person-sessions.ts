import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { zurichText } from '../../../lib/zurich-time.ts'
import { endSessions } from '../../accounts/actions/end-session.ts'
import { lockActiveSessions } from '../../accounts/session.queries.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { lockManaged } from '../admin/lock-managed.ts'

/** On every device, for a phone that was lost; the person is told. Answers which. */
export async function endPersonSessions(tx: Tx, me: Member, id: string): Promise<string[]> {
  await lockManaged(tx, me, 'person.endSessions', id)
  const sessions = await lockActiveSessions(tx, id)
  await endSessions(tx, sessions, 'endForPerson', me.id)
  const [first] = sessions
  if (first)
    await enqueueMail(tx, {
      key: `all sessions ${first.id}`,
      template: 'securityAllSessionsEnded',
      to: { personId: id },
      values: { dateCreated: zurichText(new Date()) },
      link: { path: '/dashboard/request-recovery' },
    })
  return sessions.map((session) => session.id)
}
