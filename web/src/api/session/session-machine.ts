// The life of a session in the browser, without React, DOM or fetch: all of that is handed in.
import type { SignedIn, UserDetails } from '@werkplatz/contract/accounts/schemas.ts'
import type { SecondFactorProof } from '@werkplatz/contract/second-factor/schemas.ts'

import { createStore } from '../../lib/store.ts'
import { isApiError } from '../api-error.ts'
import type { Remembered, SessionStore } from './session-store.ts'

export const refreshBelowMs = 60_000
export const checkEveryMs = 30_000
export const retryEveryMs = 10_000
export const logOutDelayMs = 500

/** none: nobody was signed in. ended: the server or another tab ended it. loggedOut: by the person's own wish. */
export type SignedOutReason = 'none' | 'ended' | 'loggedOut'

export type SessionState =
  | { phase: 'verifying'; unreachable: boolean }
  | ({ phase: 'authenticated' } & Remembered)
  | { phase: 'unauthenticated'; reason: SignedOutReason }

export interface SessionCalls {
  logIn(email: string, password: string): Promise<{ status: number; data: SignedIn }>
  proveSecondFactor(proof: SecondFactorProof): Promise<{ status: number; data: SignedIn }>
  check(token: string): Promise<{ status: number }>
  refresh(): Promise<{ status: number; data: SignedIn }>
  logOut(token: string): Promise<unknown>
}

export interface SessionDeps {
  store: SessionStore
  calls: SessionCalls
  /** The server's time in milliseconds. */
  now: () => number
  /** Runs one at a time over all tabs of this browser. */
  exclusively: <Result>(run: () => Promise<Result>) => Promise<Result>
}

export type Session = ReturnType<typeof createSession>

const setupMissing = 207
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export function createSession({ store, calls, now, exclusively }: SessionDeps) {
  const { get: state, set, subscribe } = createStore<SessionState>({ phase: 'verifying', unreachable: false })
  let started = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let refreshing: Promise<'refreshed' | 'refused' | 'unreachable'> | null = null
  /** Counts endings, so that an answer that was under way when the session ended does not revive it. */
  let endings = 0
  const remaining = (remembered: Remembered) => Date.parse(remembered.credentials.expires) - now()
  const current = () => {
    const known = state()
    return known.phase === 'authenticated' ? known : null
  }

  function enter(remembered: Remembered) {
    store.write(remembered)
    set({ phase: 'authenticated', ...remembered })
  }

  function leave(reason: SignedOutReason) {
    endings += 1
    store.clear()
    set({ phase: 'unauthenticated', reason })
  }

  const signedIn = ({ status, data }: { status: number; data: SignedIn }): Remembered => ({
    ...data,
    setupDone: status !== setupMissing,
  })

  function refresh(known: Remembered) {
    refreshing ??= exclusively(() => refreshAlone(known)).finally(() => {
      refreshing = null
    })
    return refreshing
  }

  async function refreshAlone(known: Remembered) {
    const before = endings
    // Another tab may have refreshed while this one waited for its turn.
    const stored = store.read()
    if (
      stored &&
      stored.credentials.accessToken !== known.credentials.accessToken &&
      remaining(stored) > refreshBelowMs
    ) {
      set({ phase: 'authenticated', ...stored })
      return 'refreshed' as const
    }
    try {
      const answer = await calls.refresh()
      if (before === endings) enter(signedIn(answer))
      return 'refreshed' as const
    } catch (error) {
      return isApiError(error, 401) ? ('refused' as const) : ('unreachable' as const)
    }
  }

  /** Decides what a remembered session is worth. Returns how long to wait until the next look. */
  async function verify(remembered: Remembered) {
    if (remaining(remembered) > 0) {
      try {
        const { status } = await calls.check(remembered.credentials.accessToken)
        enter({ ...remembered, setupDone: status !== setupMissing })
        return checkEveryMs
      } catch (error) {
        if (!isApiError(error, 401)) {
          // The server does not answer, but the session is good: pages say themselves what they could not load.
          set({ phase: 'authenticated', ...remembered })
          return checkEveryMs
        }
      }
    }
    const result = await refresh(remembered)
    // Somebody was signed in here and no longer is: the same warning as for a session that ends before one's eyes.
    if (result === 'refused') leave('ended')
    if (result === 'unreachable') set({ phase: 'verifying', unreachable: true })
    return result === 'unreachable' ? retryEveryMs : checkEveryMs
  }

  async function look(): Promise<number> {
    const remembered = current()
    if (remembered) {
      if (remaining(remembered) > refreshBelowMs) return checkEveryMs
      const before = endings
      const result = await refresh(remembered)
      if (result === 'refused' && before === endings) leave('ended')
      return result === 'unreachable' ? retryEveryMs : checkEveryMs
    }
    if (state().phase === 'unauthenticated') return checkEveryMs
    const stored = store.read()
    if (stored) return verify(stored)
    set({ phase: 'unauthenticated', reason: 'none' })
    return checkEveryMs
  }

  async function lookAndWait() {
    clearTimeout(timer)
    const wait = await look()
    clearTimeout(timer)
    timer = setTimeout(() => void lookAndWait(), wait)
  }

  /** Another tab wrote or cleared the storage. */
  function adopt() {
    const stored = store.read()
    const mine = current()
    if (!stored) {
      if (mine) {
        endings += 1
        set({ phase: 'unauthenticated', reason: 'ended' })
      }
      return
    }
    const samePerson = mine?.user.id === stored.user.id
    if (mine && samePerson && Date.parse(stored.credentials.expires) < Date.parse(mine.credentials.expires)) return
    set({ phase: 'authenticated', ...stored })
  }

  return {
    state,

    subscribe,

    /** Verifies what is remembered and watches the expiry from then on. Calling it again does nothing. */
    async start() {
      if (started) return
      started = true
      store.watch(adopt)
      await lookAndWait()
    },

    /** Looks at once: the page became visible again, or the person asks to retry. */
    lookNow: () => lookAndWait(),

    async logIn(email: string, password: string) {
      const remembered = signedIn(await calls.logIn(email, password))
      enter(remembered)
      return remembered
    },

    /** The second step, for accounts whose login asked for one. */
    async proveSecondFactor(proof: SecondFactorProof) {
      enter(signedIn(await calls.proveSecondFactor(proof)))
    },

    /** A token that is good now. After sleep the old one is renewed first, so that a 401 really means the end. */
    async freshToken(): Promise<string | null> {
      const remembered = current()
      if (!remembered) return null
      if (remaining(remembered) <= 0 && (await refresh(remembered)) === 'refused') leave('ended')
      return current()?.credentials.accessToken ?? null
    },

    /** A call was answered with 401. A token that has been replaced meanwhile says nothing about the session. */
    refused(token: string | null) {
      if (current()?.credentials.accessToken === token) leave('ended')
    },

    /** The live channel no longer knows the session: a page that asks nothing would notice much later. */
    async doubt() {
      const remembered = current()
      if (remembered) await verify(remembered)
    },

    /** Details changed by the person (theme, name). */
    updateUser(user: UserDetails) {
      const remembered = current()
      if (remembered) enter({ credentials: remembered.credentials, setupDone: remembered.setupDone, user })
    },

    finishSetup() {
      const remembered = current()
      if (remembered) enter({ credentials: remembered.credentials, user: remembered.user, setupDone: true })
    },

    /** All sessions of the person are over, this one included. */
    loggedOutEverywhere() {
      if (current()) leave('loggedOut')
    },

    async logOut(tellLive: (userId: string) => void) {
      const remembered = current()
      if (!remembered) return
      tellLive(remembered.user.id)
      await pause(logOutDelayMs)
      // Whoever logs out is logged out on this device, whether or not the server could be told.
      await calls.logOut(remembered.credentials.accessToken).catch(() => undefined)
      leave('loggedOut')
    },
  }
}
