import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { zurichText } from '../../../lib/zurich-time.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { forgetDevices } from '../account.queries.ts'
import { lockActiveSessions } from '../session.queries.ts'
import { endSessions } from './end-session.ts'

/** Ends every session of the caller, this one included, and forgets every device: one of them may be lost. Answers which. */
export async function logOutEverywhere(tx: Tx, me: Member): Promise<string[]> {
  const sessions = await lockActiveSessions(tx, me.id)
  await endSessions(tx, sessions, 'logOutEverywhere', me.id)
  await forgetDevices(tx, me.id)
  await enqueueMail(tx, {
    key: `all sessions ${me.sessionId}`,
    template: 'securityAllSessionsEnded',
    to: { personId: me.id },
    values: { dateCreated: zurichText(new Date()) },
    link: { path: '/dashboard/request-recovery' },
  })
  return sessions.map((session) => session.id)
}
