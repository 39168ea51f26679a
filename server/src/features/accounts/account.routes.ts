// Contract route → action or query. No logic.
import type { Authenticator } from '../../access/authenticate.ts'
import type { Devices } from '../../access/devices.ts'
import { findMember } from '../../access/member.queries.ts'
import { memberFrom } from '../../access/member.ts'
import type { Passwords } from '../../access/passwords.ts'
import type { AccessTokens } from '../../access/tokens.ts'
import type { Db } from '../../db/open.ts'
import { enqueue } from '../../db/outbox.ts'
import { custom, read, write, type Handler } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import { offerPasskeys } from '../second-factor/actions/offer-passkeys.ts'
import type { FactorParts } from '../second-factor/second-factor.routes.ts'
import { requestRecoveryQueue } from './account.jobs.ts'
import { presentSession, presentSignedIn, presentUser } from './account.present.ts'
import { findUser } from './account.queries.ts'
import { changePassword } from './actions/change-password.ts'
import { logIn } from './actions/log-in.ts'
import { logOutEverywhere } from './actions/log-out-everywhere.ts'
import { logOut } from './actions/log-out.ts'
import { openChallenge } from './actions/open-challenge.ts'
import { proveSecondFactor } from './actions/prove-second-factor.ts'
import { openRecovery, recoverPassword } from './actions/recover-password.ts'
import { refreshSession } from './actions/refresh-session.ts'
import { listActiveSessions } from './session.queries.ts'

export interface AccountParts extends FactorParts {
  tokens: AccessTokens
  passwords: Passwords
  secret: Buffer
  aliases: ReadonlyMap<string, string>
  authenticator: Authenticator
  devices: Devices
}

export const accountHandlers = (parts: AccountParts): Handler[] => [
  custom('login', async (data, { from }) => {
    const { sessionId, refreshToken, deviceCookie } = await logIn(data, from, parts)
    return { ...(await signedIn(data.db, sessionId, parts)), refreshToken, deviceCookie }
  }),
  custom('refreshSession', async (data, { from }) => {
    const refreshed = await data.begin((tx) => refreshSession(tx, parts.secret, from.refreshToken))
    if ('ended' in refreshed) {
      const reuse = refreshed.reuseOf && { signals: ['token_reuse'], ...refreshed.reuseOf }
      throw new Refusal('session_ended', { clearRefreshToken: true, ...reuse })
    }
    return { ...(await signedIn(data.db, refreshed.sessionId, parts)), refreshToken: refreshed.refreshToken }
  }),
  read('checkSession', async (_db, { me }) => ({
    status: me.setupDone ? 200 : 207,
    body: { setupDone: me.setupDone },
  })),
  read('readUserDetails', async (db, { me }) => {
    const [user] = await findUser(db, { id: me.id })
    return { body: presentUser(user!, me) }
  }),
  write('logOut', async (tx, { me }) => {
    await logOut(tx, me)
    parts.authenticator.forget(me.sessionId)
    return { refreshToken: null }
  }),
  read('readActiveSessions', async (db, { me }) => {
    const sessions = await listActiveSessions(db, me.id)
    return { body: sessions.map((session) => presentSession(session, me)) }
  }),
  write('logOutEverywhere', async (tx, { me }) => {
    for (const ended of await logOutEverywhere(tx, me)) parts.authenticator.forget(ended)
    return { refreshToken: null }
  }),
  custom('changePassword', async (data, { me, from, input }) => {
    const { endedSessions, deviceCookie } = await changePassword(data, me, from, input.body, parts)
    for (const ended of endedSessions) parts.authenticator.forget(ended)
    return { deviceCookie }
  }),
  // Whether the address is known is looked up later, by the worker: here nothing can be told from the time it takes.
  write('requestRecovery', async (tx, { input }) => {
    await enqueue(tx, requestRecoveryQueue, { email: input.body.email })
    return {}
  }),
  custom('checkRecovery', async (data, { from, input }) => {
    await openRecovery(data, from, input.query.token)
    return {}
  }),
  custom('recoverPassword', async (data, { from, input }) => {
    const secrets = { token: input.query.token, password: input.body.password }
    const { endedSessions, deviceCookie } = await recoverPassword(data, from, secrets, parts)
    for (const ended of endedSessions) parts.authenticator.forget(ended)
    return { deviceCookie }
  }),
  custom('proveSecondFactor', async (data, { from, input }) => {
    const { sessionId, refreshToken, deviceCookie } = await proveSecondFactor(data, from, input.body, parts)
    return { ...(await signedIn(data.db, sessionId, parts)), refreshToken, deviceCookie }
  }),
  custom('readPasskeyChallenge', async (data, { from, input }) => {
    const challenge = await openChallenge(data, from, input.body.challenge)
    return { body: { options: await data.begin((tx) => offerPasskeys(tx, challenge, parts)) } }
  }),
]

async function signedIn(db: Db, sessionId: string, parts: AccountParts) {
  const [row] = await findMember(db, { sessionId })
  if (!row) throw new Refusal('session_ended')
  const me = memberFrom(row)
  const [[user], token] = await Promise.all([findUser(db, { id: me.id }), parts.tokens.sign(sessionId, me.id)])
  return { status: me.setupDone ? 200 : 207, body: presentSignedIn(token, user!, me) }
}
