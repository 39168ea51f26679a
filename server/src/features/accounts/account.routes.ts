// Contract route → action or query. No logic.
import type { Authenticator } from '../../access/authenticate.ts'
import { findMember } from '../../access/member.queries.ts'
import { memberFrom } from '../../access/member.ts'
import type { AccessTokens } from '../../access/tokens.ts'
import type { Db } from '../../db/open.ts'
import { custom, read, write, type Handler } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import { presentSignedIn, presentUser } from './account.present.ts'
import { findUser } from './account.queries.ts'
import { logIn } from './actions/log-in.ts'
import { logOut } from './actions/log-out.ts'
import { refreshSession } from './actions/refresh-session.ts'
import type { Passwords } from './passwords.ts'

export interface AccountParts {
  tokens: AccessTokens
  passwords: Passwords
  secret: Buffer
  aliases: ReadonlyMap<string, string>
  authenticator: Authenticator
}

export const accountHandlers = (parts: AccountParts): Handler[] => [
  custom('login', async (data, { from }) => {
    const { sessionId, refreshToken } = await logIn(data, from, parts)
    return { ...(await signedIn(data.db, sessionId, parts)), refreshToken }
  }),
  custom('refreshSession', async (data, { from }) => {
    const refreshed = await data.begin((tx) => refreshSession(tx, parts.secret, from.refreshToken))
    if ('ended' in refreshed) throw new Refusal('session_ended', { clearRefreshToken: true })
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
]

async function signedIn(db: Db, sessionId: string, parts: AccountParts) {
  const [row] = await findMember(db, { sessionId })
  if (!row) throw new Refusal('session_ended')
  const me = memberFrom(row)
  const [[user], token] = await Promise.all([findUser(db, { id: me.id }), parts.tokens.sign(sessionId, me.id)])
  return { status: me.setupDone ? 200 : 207, body: presentSignedIn(token, user!, me) }
}
