// The one session of this tab: the machine, wired to the browser.
import type { SignedIn } from '@werkplatz/contract/accounts/schemas.ts'
import { routeTable } from '@werkplatz/contract/routes.gen.ts'
import { useSyncExternalStore } from 'react'

import { takeEarlyAnswer } from '../early-answers.ts'
import { exchange } from '../http.ts'
import { serverNow } from '../server-clock.ts'
import { basicAuthorization, bearerAuthorization } from './authorization.ts'
import { createSession, type SessionCalls, type SessionState } from './session-machine.ts'
import { browserStore } from './session-store.ts'

const calls: SessionCalls = {
  logIn: (email, password) =>
    exchange({ ...routeTable.login, headers: basicAuthorization(email, password) }) as Promise<{
      status: number
      data: SignedIn
    }>,
  proveSecondFactor: (proof) =>
    exchange({ ...routeTable.proveSecondFactor, body: proof }) as Promise<{ status: number; data: SignedIn }>,
  check: (token) =>
    takeEarlyAnswer(routeTable.checkSession.path, token) ??
    exchange({ ...routeTable.checkSession, headers: bearerAuthorization(token) }),
  refresh: () => exchange(routeTable.refreshSession) as Promise<{ status: number; data: SignedIn }>,
  logOut: (token) => exchange({ ...routeTable.logOut, headers: bearerAuthorization(token) }),
}

const lockName = 'werkplatz.refresh'

// While pages are printed at build time there is no browser; nobody starts the session there.
const inBrowser = typeof window !== 'undefined'

export const session = createSession({
  store: inBrowser
    ? browserStore(window.localStorage)
    : { read: () => null, write: () => {}, clear: () => {}, watch: () => () => {} },
  calls,
  now: serverNow,
  exclusively: async (run) =>
    // Old browsers and plain http have no locks; the server's 30 seconds of grace cover two tabs there.
    inBrowser && 'locks' in navigator ? await navigator.locks.request(lockName, run) : await run(),
})

if (inBrowser) {
  document.addEventListener('visibilitychange', () => {
    // Timers sleep with the device.
    if (document.visibilityState === 'visible' && session.state().phase === 'authenticated') void session.lookNow()
  })
}

const beforeHydration: SessionState = { phase: 'verifying', unreachable: false }

export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.state, () => beforeHydration)

/** The signed-in person; only for components below the session gate. */
export function useUser() {
  const state = useSession()
  return state.phase === 'authenticated' ? state.user : null
}
