import type { SignedIn, UserDetails } from '@werkplatz/contract/accounts/schemas.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ApiError } from '../api-error.ts'
import { createSession, type SessionCalls } from './session-machine.ts'
import type { Remembered, SessionStore } from './session-store.ts'

const start = Date.parse('2026-11-15T08:00:00Z')
const lea = { id: 'lea', profileId: 'p', nameFirst: 'Lea', nameLast: 'Brunner', theme: 'DEFAULT' } as UserDetails

const credentials = (accessToken: string, seconds: number) => ({
  accessToken,
  expires: new Date(Date.now() + seconds * 1000).toISOString(),
  roles: [],
  permissions: [],
})
const remembered = (token = 't1', seconds = 900): Remembered => ({
  credentials: credentials(token, seconds),
  user: lea,
  setupDone: true,
})
const signedIn = (token: string, seconds = 900): SignedIn => ({ credentials: credentials(token, seconds), user: lea })

/** One browser: a storage that several tabs share. */
function browser(first: Remembered | null) {
  let stored = first
  const tabs = new Set<() => void>()
  const open = () => {
    let mine: (() => void) | undefined
    const tell = () => {
      for (const tab of tabs) if (tab !== mine) tab()
    }
    const store: SessionStore = {
      read: () => stored,
      write(next) {
        stored = next
        tell()
      },
      clear() {
        stored = null
        tell()
      },
      watch(changed) {
        mine = changed
        tabs.add(changed)
        return () => void tabs.delete(changed)
      },
    }
    return store
  }
  return { open, stored: () => stored }
}

function tab(store: SessionStore, calls: Partial<SessionCalls> = {}, exclusively = oneByOne()) {
  const spies = {
    logIn: vi.fn<SessionCalls['logIn']>(calls.logIn ?? (() => Promise.resolve({ status: 200, data: signedIn('t1') }))),
    proveSecondFactor: vi.fn<SessionCalls['proveSecondFactor']>(
      calls.proveSecondFactor ?? (() => Promise.resolve({ status: 200, data: signedIn('t1') })),
    ),
    check: vi.fn<SessionCalls['check']>(calls.check ?? (() => Promise.resolve({ status: 200 }))),
    refresh: vi.fn<SessionCalls['refresh']>(
      calls.refresh ?? (() => Promise.resolve({ status: 200, data: signedIn('t2') })),
    ),
    logOut: vi.fn<SessionCalls['logOut']>(calls.logOut ?? (() => Promise.resolve())),
  }
  return { session: createSession({ store, calls: spies, now: Date.now, exclusively }), ...spies }
}

/** navigator.locks in small. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(run: () => Promise<Result>) => {
    const mine = last.then(run)
    last = mine.catch(() => undefined)
    return mine
  }
}

const refuse = () => Promise.reject(new ApiError(401, { code: 'session_ended' }))
const fail = () => Promise.reject(new ApiError(0))

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

describe('start', () => {
  test('nothing remembered: unauthenticated, without a call', async () => {
    const { session, check, refresh } = tab(browser(null).open())
    expect(session.state()).toEqual({ phase: 'verifying', unreachable: false })
    await session.start()
    expect(session.state()).toEqual({ phase: 'unauthenticated', reason: 'none' })
    expect(check).not.toHaveBeenCalled()
    expect(refresh).not.toHaveBeenCalled()
  })

  test('check 200: authenticated', async () => {
    const { session, check } = tab(browser(remembered()).open())
    await session.start()
    expect(check).toHaveBeenCalledWith('t1')
    expect(session.state()).toMatchObject({ phase: 'authenticated', setupDone: true })
  })

  test('check 207: authenticated, set-up missing', async () => {
    const { session } = tab(browser(remembered()).open(), { check: () => Promise.resolve({ status: 207 }) })
    await session.start()
    expect(session.state()).toMatchObject({ phase: 'authenticated', setupDone: false })
  })

  test('check 401: one refresh by cookie', async () => {
    const { session, refresh } = tab(browser(remembered()).open(), { check: refuse })
    await session.start()
    expect(refresh).toHaveBeenCalledOnce()
    expect(session.state()).toMatchObject({ phase: 'authenticated', credentials: { accessToken: 't2' } })
  })

  test('check and refresh 401: unauthenticated and forgotten', async () => {
    const chrome = browser(remembered())
    const { session } = tab(chrome.open(), { check: refuse, refresh: refuse })
    await session.start()
    expect(session.state()).toEqual({ phase: 'unauthenticated', reason: 'ended' })
    expect(chrome.stored()).toBeNull()
  })

  test('an expired token is not checked but refreshed', async () => {
    const { session, check } = tab(browser(remembered('old', -5)).open())
    await session.start()
    expect(check).not.toHaveBeenCalled()
    expect(session.state()).toMatchObject({ phase: 'authenticated', credentials: { accessToken: 't2' } })
  })

  test('server unreachable: a good token keeps its person in', async () => {
    const { session } = tab(browser(remembered()).open(), { check: fail })
    await session.start()
    expect(session.state().phase).toBe('authenticated')
  })

  test('server unreachable and token expired: verified again every 10 s', async () => {
    const { session, refresh } = tab(browser(remembered('old', -5)).open(), { refresh: fail })
    await session.start()
    expect(session.state()).toEqual({ phase: 'verifying', unreachable: true })
    refresh.mockResolvedValue({ status: 200, data: signedIn('t2') })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(session.state().phase).toBe('verifying')
    await vi.advanceTimersByTimeAsync(1)
    expect(session.state().phase).toBe('authenticated')
  })
})

describe('expiry', () => {
  test('looked at every 30 s, refreshed at 60 s or less', async () => {
    const { session, refresh } = tab(browser(remembered('t1', 119)).open())
    await session.start()
    await vi.advanceTimersByTimeAsync(30_000) // 89 s remain
    expect(refresh).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(30_000) // 59 s remain
    expect(refresh).toHaveBeenCalledOnce()
    expect(session.state()).toMatchObject({ credentials: { accessToken: 't2' } })
  })

  test('retried every 10 s on failure', async () => {
    const { session, refresh } = tab(browser(remembered('t1', 80)).open(), { refresh: fail })
    await session.start()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(refresh).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(refresh).toHaveBeenCalledTimes(3)
    expect(session.state().phase).toBe('authenticated')
  })

  test('refresh 401 ends the session', async () => {
    const chrome = browser(remembered('t1', 80))
    const { session } = tab(chrome.open(), { refresh: refuse })
    await session.start()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(session.state()).toEqual({ phase: 'unauthenticated', reason: 'ended' })
    expect(chrome.stored()).toBeNull()
  })

  test('after sleep a call waits for the new token', async () => {
    const { session, refresh } = tab(browser(remembered('t1', 900)).open())
    await session.start()
    vi.setSystemTime(start + 3_600_000)
    await expect(session.freshToken()).resolves.toBe('t2')
    expect(refresh).toHaveBeenCalledOnce()
  })
})

describe('two tabs', () => {
  test('refreshing at once ask the server once and stay signed in', async () => {
    const chrome = browser(remembered('t1', 80))
    const lock = oneByOne()
    const one = tab(chrome.open(), {}, lock)
    const two = tab(chrome.open(), {}, lock)
    await Promise.all([one.session.start(), two.session.start()])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(one.refresh.mock.calls.length + two.refresh.mock.calls.length).toBe(1)
    for (const { session } of [one, two])
      expect(session.state()).toMatchObject({ phase: 'authenticated', credentials: { accessToken: 't2' } })
  })

  test('one signs in, the other follows; one logs out, the other too', async () => {
    const chrome = browser(null)
    const one = tab(chrome.open())
    const two = tab(chrome.open())
    await Promise.all([one.session.start(), two.session.start()])
    await one.session.logIn('lea@hw.example', 'geheim')
    expect(two.session.state()).toMatchObject({ phase: 'authenticated', user: { id: 'lea' } })
    const leaving = one.session.logOut(() => {})
    await vi.advanceTimersByTimeAsync(500)
    await leaving
    expect(two.session.state()).toEqual({ phase: 'unauthenticated', reason: 'ended' })
  })

  test('older credentials of another tab are not taken', async () => {
    const chrome = browser(remembered('new', 900))
    const one = tab(chrome.open())
    await one.session.start()
    chrome.open().write(remembered('old', 100))
    expect(one.session.state()).toMatchObject({ credentials: { accessToken: 'new' } })
  })
})

describe('401 on a call', () => {
  test('ends the session', async () => {
    const { session } = tab(browser(remembered()).open())
    await session.start()
    session.refused('t1')
    expect(session.state()).toEqual({ phase: 'unauthenticated', reason: 'ended' })
  })

  test('of a token replaced meanwhile does not', async () => {
    const { session } = tab(browser(remembered('t2')).open())
    await session.start()
    session.refused('t1')
    expect(session.state().phase).toBe('authenticated')
  })
})

describe('a doubt of the live channel', () => {
  test('is over: asked at once, not with the next call', async () => {
    let isOver = false
    const answer = () => (isOver ? refuse() : Promise.resolve({ status: 200 as const }))
    const { session } = tab(browser(remembered()).open(), { check: answer, refresh: refuse })
    await session.start()
    isOver = true
    await session.doubt()
    expect(session.state()).toEqual({ phase: 'unauthenticated', reason: 'ended' })
  })

  test('is good: stays', async () => {
    const { session } = tab(browser(remembered()).open())
    await session.start()
    await session.doubt()
    expect(session.state().phase).toBe('authenticated')
  })
})

describe('log in and out', () => {
  test('207: signed in, set-up missing', async () => {
    const { session } = tab(browser(null).open(), {
      logIn: () => Promise.resolve({ status: 207, data: signedIn('t1') }),
    })
    await session.start()
    await expect(session.logIn('lea@hw.example', 'geheim')).resolves.toMatchObject({ setupDone: false })
  })

  test('tells the live channel, waits 500 ms, tells the server, forgets', async () => {
    const chrome = browser(remembered())
    const { session, logOut } = tab(chrome.open(), { logOut: fail })
    await session.start()
    const told = vi.fn<(userId: string) => void>()
    const leaving = session.logOut(told)
    expect(told).toHaveBeenCalledWith('lea')
    await vi.advanceTimersByTimeAsync(499)
    expect(logOut).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await leaving
    expect(logOut).toHaveBeenCalledWith('t1')
    expect(session.state()).toEqual({ phase: 'unauthenticated', reason: 'loggedOut' })
    expect(chrome.stored()).toBeNull()
  })

  test('a refresh that was under way does not revive an ended session', async () => {
    let arrive: (answer: { status: number; data: SignedIn }) => void = () => {}
    const refresh = () => new Promise<{ status: number; data: SignedIn }>((resolve) => (arrive = resolve))
    const { session } = tab(browser(remembered('t1', 80)).open(), { refresh })
    await session.start()
    await vi.advanceTimersByTimeAsync(30_000)
    session.refused('t1')
    arrive({ status: 200, data: signedIn('t2') })
    await vi.advanceTimersByTimeAsync(0)
    expect(session.state()).toEqual({ phase: 'unauthenticated', reason: 'ended' })
  })
})
