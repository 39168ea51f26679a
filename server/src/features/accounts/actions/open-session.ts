import { randomBytes } from 'node:crypto'

import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { zurichText } from '../../../lib/zurich-time.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { insertSession, stampLogin } from '../account.queries.ts'
import { deviceWords } from '../device-words.ts'
import { makeRefreshToken } from '../refresh-tokens.ts'
import { hasSignedInBefore, lockSurplusSessions } from '../session.queries.ts'
import { endSessions } from './end-session.ts'

/** More than anybody has devices: the list stays readable, and ending all of them quick. */
const MAX_SESSIONS = 30

export interface SignInDevice {
  userAgent: string
  /** This person has signed in with it before. */
  isKnown: boolean
}

/** A new session family for a person who has just proved who they are. */
export async function openSession(tx: Tx, secret: Buffer, personId: string, { userAgent, isKnown }: SignInDevice) {
  const salt = randomBytes(32)
  const device = deviceWords(userAgent)
  const isNew = !isKnown && (await hasSignedInBefore(tx, personId))
  const { id } = await insertSession(tx, { personId, salt, userAgent, device })
  // The person's row first: sign-ins of one person at the same moment then follow each other, instead of waiting for
  // each other's sessions in different orders.
  await stampLogin(tx, personId)
  await endSessions(tx, await lockSurplusSessions(tx, personId, MAX_SESSIONS), 'expire', null)
  await audit(tx, { actorId: personId, action: 'logIn', resource: 'session', targetId: id })
  if (isNew) {
    await enqueueMail(tx, {
      key: `new sign-in ${id}`,
      template: 'securityNewSignIn',
      to: { personId },
      values: { dateCreated: zurichText(new Date()), userAgent: device },
      link: { path: '/dashboard/control-panel' },
    })
  }
  return { sessionId: id, refreshToken: makeRefreshToken(secret, salt, id, 1) }
}
