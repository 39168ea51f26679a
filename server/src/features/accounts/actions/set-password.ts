import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { zurichText } from '../../../lib/zurich-time.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { stampNewPassword } from '../account.queries.ts'
import { closeRecoveries } from '../recovery.queries.ts'
import { lockActiveSessions } from '../session.queries.ts'
import { endSessions } from './end-session.ts'

interface NewPassword {
  personId: string
  hash: string
  action: 'changePassword' | 'recoverPassword'
  /** The session that stays: the one in which the password was changed. */
  keep?: string
}

export interface PasswordSet {
  endedSessions: string[]
  /** With this one the device in hand becomes a known one again. */
  deviceEpoch: number
}

/** Whoever knew the old password is out: sessions end, recovery links close, devices are forgotten, the owner is told. */
export async function setPassword(tx: Tx, { personId, hash, action, keep }: NewPassword): Promise<PasswordSet> {
  const deviceEpoch = await stampNewPassword(tx, personId, hash)
  await closeRecoveries(tx, personId)
  const others = (await lockActiveSessions(tx, personId)).filter((session) => session.id !== keep)
  await endSessions(tx, others, 'endForPassword', personId)
  const now = new Date()
  await audit(tx, { actorId: personId, action, resource: 'person', targetId: personId })
  await enqueueMail(tx, {
    key: `password ${personId} ${now.getTime()}`,
    template: 'securityPasswordChanged',
    to: { personId },
    values: { dateCreated: zurichText(now) },
    link: { path: '/dashboard/request-recovery' },
  })
  return { endedSessions: others.map((session) => session.id), deviceEpoch }
}
