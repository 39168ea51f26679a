// Contract route → action or query. No logic.
import { findMember } from '../../access/member.queries.ts'
import { memberFrom } from '../../access/member.ts'
import type { Db } from '../../db/handles.ts'
import { enqueue } from '../../db/outbox.ts'
import { custom, read, write, type Handler } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Services } from '../../services.ts'
import { offerPasskeys } from '../second-factor/actions/offer-passkeys.ts'
import { requestRecoveryQueue } from './account.jobs.ts'
import { presentSession, presentSignedIn, presentUser } from './account.present.ts'
import { findUser } from './account.queries.ts'
import { changePassword } from './actions/change-password.ts'
import { endActiveSession } from './actions/end-active-session.ts'
import { logIn } from './actions/log-in.ts'
import { logOutEverywhere } from './actions/log-out-everywhere.ts'
import { logOut } from './actions/log-out.ts'
import { openChallenge } from './actions/open-challenge.ts'
import { proveSecondFactor } from './actions/prove-second-factor.ts'
import { openRecovery, recoverPassword } from './actions/recover-password.ts'
import { refreshSession } from './actions/refresh-session.ts'
import { listActiveSessions } from './session.queries.ts'

export const accountHandlers = (services: Services): Handler[] => [
  custom('login', async (data, { from }) => {
    const { sessionId, refreshToken, deviceCookie } = await logIn(data, from, services)
    return { ...(await signedIn(data.db, sessionId, services)), refreshToken, deviceCookie }
  }),
  custom('refreshSession', async (data, { from }) => {
    const refreshed = await data.begin((tx) => refreshSession(tx, services.secret, from.refreshToken))
    if ('ended' in refreshed) {
      const reuse = refreshed.reuseOf && { signals: ['token_reuse'], ...refreshed.reuseOf }
      throw new Refusal('session_ended', { clearRefreshToken: true, ...reuse })
    }
    return { ...(await signedIn(data.db, refreshed.sessionId, services)), refreshToken: refreshed.refreshToken }
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
    services.authenticator.forget(me.sessionId)
    return { refreshToken: null }
  }),
  read('readActiveSessions', async (db, { me }) => {
    const sessions = await listActiveSessions(db, me.id)
    return { body: sessions.map((session) => presentSession(session, me)) }
  }),
  write('logOutEverywhere', async (tx, { me }) => {
    for (const ended of await logOutEverywhere(tx, me)) services.authenticator.forget(ended)
    return { refreshToken: null }
  }),
  write('endActiveSession', async (tx, { me, input }) => {
    await endActiveSession(tx, me, input.body.id)
    services.authenticator.forget(input.body.id)
    return input.body.id === me.sessionId ? { refreshToken: null } : {}
  }),
  custom('changePassword', async (data, { me, from, input }) => {
    const { endedSessions, deviceCookie } = await changePassword(data, me, from, input.body, services)
    for (const ended of endedSessions) services.authenticator.forget(ended)
    return { deviceCookie }
  }),
  // Whether the address is known is looked up later, by the worker: here nothing can be told from the time it takes.
  write('requestRecovery', (tx, { input }) => enqueue(tx, requestRecoveryQueue, { email: input.body.email })),
  custom('checkRecovery', async (data, { from, input }) => {
    await openRecovery(data, from, input.query.token)
  }),
  custom('recoverPassword', async (data, { from, input }) => {
    const secrets = { token: input.query.token, password: input.body.password }
    const { endedSessions, deviceCookie } = await recoverPassword(data, from, secrets, services)
    for (const ended of endedSessions) services.authenticator.forget(ended)
    return { deviceCookie }
  }),
  custom('proveSecondFactor', async (data, { from, input }) => {
    const { sessionId, refreshToken, deviceCookie } = await proveSecondFactor(data, from, input.body, services)
    return { ...(await signedIn(data.db, sessionId, services)), refreshToken, deviceCookie }
  }),
  custom('readPasskeyChallenge', async (data, { from, input }) => {
    const challenge = await openChallenge(data, from, input.body.challenge)
    return { body: { options: await data.begin((tx) => offerPasskeys(tx, challenge, services)) } }
  }),
]

async function signedIn(db: Db, sessionId: string, services: Services) {
  const [row] = await findMember(db, { sessionId })
  if (!row || (await services.paused.has(row.company_id))) throw new Refusal('session_ended')
  const me = memberFrom(row)
  const [[user], token] = await Promise.all([findUser(db, { id: me.id }), services.tokens.sign(sessionId, me.id)])
  return { status: me.setupDone ? 200 : 207, body: presentSignedIn(token, user!, me) }
}
