// Who has the product open while versions change: live connections that come back by themselves, and browser tabs that
// fetch parts of the page they were loaded from.
import { setTimeout as sleep } from 'node:timers/promises'

import { connectBare, type Signed, type Tally } from '../../server/bench/live-clients.ts'
import type { WebBuild } from './trees.ts'

/** As the web does (web/src/live/connection.ts): the first try at five seconds, later ones up to three more. */
const RECONNECT_MS = 5_000
const JITTER_MS = 3_000
const BEAT_MS = 4_000
/** Who comes for the first time. */
const AT_ONCE = 50

export interface Listeners {
  tally: Tally
  /** Of each loss: from the closing to being subscribed again. */
  backMs: number[]
  open(): number
  stop(): void
}

export async function listenAll(line: string, people: readonly Signed[]): Promise<Listeners> {
  const tally: Tally = { ready: 0, events: 0, closed: 0 }
  const backMs: number[] = []
  const sockets = new Set<Awaited<ReturnType<typeof connectBare>>>()
  let isOver = false
  const keep = async (one: Signed, lostAt?: number, tries = 0): Promise<void> => {
    if (isOver) return
    if (lostAt !== undefined) await sleep(RECONNECT_MS + (tries > 0 ? Math.random() * JITTER_MS : 0))
    try {
      const socket = await connectBare(line, one, tally)
      if (lostAt !== undefined) backMs.push(Date.now() - lostAt)
      sockets.add(socket)
      socket.once('close', () => {
        sockets.delete(socket)
        void keep(one, Date.now())
      })
    } catch (error) {
      if (lostAt === undefined) throw error
      return keep(one, lostAt, tries + 1)
    }
  }
  const waiting = people.values()
  const lane = async () => {
    for (const one of waiting) await keep(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  const beats = setInterval(() => {
    for (const socket of sockets) if (socket.readyState === 1) socket.send('\n')
  }, BEAT_MS)
  return {
    tally,
    backMs,
    open: () => sockets.size,
    stop() {
      isOver = true
      clearInterval(beats)
      for (const socket of sockets) socket.terminate()
    },
  }
}

export interface Tabs {
  looked: number
  /** What a tab needed and did not get. */
  missing: string[]
  /** What servers called themselves. */
  versions: Set<string>
  stop(): Promise<void>
}

/** `hasOld`: whether a server of the old version is there; without one an old tab loads afresh by itself. */
export function openTabs(edge: string, old: WebBuild, hasOld: () => boolean): Tabs {
  const tabs: Tabs = { looked: 0, missing: [], versions: new Set(), stop: async () => {} }
  let isOver = false
  const needs = async (part: string, whose: string) => {
    const answer = await fetch(`${edge}/assets/${part}`)
    await answer.arrayBuffer()
    if (answer.status !== 200) tabs.missing.push(`${whose}: ${part} ${answer.status}`)
  }
  const look = async () => {
    while (!isOver) {
      const page = await fetch(`${edge}/dashboard`)
      const named = /manifest-[\w-]+\.js/.exec(await page.text())?.[0]
      tabs.versions.add(page.headers.get('x-web-version') ?? 'none')
      if (page.status !== 200 || !named) tabs.missing.push(`page ${page.status}`)
      else await needs(named, 'a page just opened')
      const isThere = hasOld()
      if (isThere) await needs(old.manifest, 'an old tab')
      tabs.looked += 1
      await sleep(250)
    }
  }
  const looking = look()
  tabs.stop = async () => {
    isOver = true
    await looking
  }
  return tabs
}
