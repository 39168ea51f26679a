// The crowd itself, forked by crowd.ts. Calls leave at an even pace, whether or not the ones before were answered: who waits
// for an answer before asking again hides a product that stands still.
import type { RouteKey } from '../../../contract/src/routes.ts'
import { accessTokens } from '../../../server/src/access/tokens.ts'
import { systemClock } from '../../../server/src/lib/clock.ts'
import { everyTick } from '../../../server/src/live/timer-wheel.ts'
import type { Input } from '../../../server/test/wire.ts'
import { listenAll } from '../../upgrade/watchers.ts'
import { exchange } from '../load/send.ts'
import type { Member, Orders, Second } from './crowd.ts'

const TICK_MS = 20
/** A token lives a quarter of an hour. */
const RENEW_MS = 8 * 60_000
const SIGNED_AT_ONCE = 100

/** What one does with a page open: mostly looking. */
const turn: readonly ((me: Member) => [RouteKey, Input?])[] = [
  () => ['readUserDetails'],
  () => ['listPosts', { query: { size: 10 } }],
  ({ personId }) => ['listNotifications', { query: { userId: personId } }],
  () => ['listLatestActivities'],
  ({ personId }) => ['listChats', { query: { participantId: personId, page: 0, size: 20 } }],
  () => ['changeTheme', { body: { theme: 'FOREST' } }],
  () => ['listActivities', { query: { filter: 'ALL', page: 0, size: 10 } }],
  () => ['checkSession'],
]

const isAnswered = (status: number | string) => typeof status === 'number' && status < 500 && status !== 401

async function live({ edge, key, sessions, callsPerSecond }: Orders): Promise<void> {
  const tokens = accessTokens(key, systemClock)
  const people: Member[] = sessions.map((one) => ({ ...one, token: '' }))
  const renew = async () => {
    for (let from = 0; from < people.length; from += SIGNED_AT_ONCE)
      await Promise.all(
        people.slice(from, from + SIGNED_AT_ONCE).map(async (one) => {
          one.token = (await tokens.sign(one.sessionId, one.personId)).accessToken
        }),
      )
  }
  await renew()
  setInterval(() => void renew(), RENEW_MS)
  const listeners = await listenAll(`${edge.replace('http', 'ws')}/api/ws`, people)

  let [failed, sent, due] = [0, 0, 0]
  let took: number[] = []
  const call = async () => {
    const me = people[sent % people.length]!
    const [name, input] = turn[Math.floor(sent / people.length + sent) % turn.length]!(me)
    sent += 1
    const at = performance.now()
    const who = { name: me.personId, token: me.token }
    const { status } = await exchange(edge, { who, call: name, ...(input && { input }) })
    took.push(performance.now() - at)
    if (!isAnswered(status)) failed += 1
  }
  everyTick(TICK_MS, () => {
    due += (callsPerSecond * TICK_MS) / 1_000
    for (; due >= 1; due -= 1) void call()
  })
  setInterval(() => {
    const p95 = Math.round(took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0)
    process.send!({ calls: took.length, failed, p95, live: listeners.open() } satisfies Second)
    took = []
    failed = 0
  }, 1_000)
}

process.on('disconnect', () => process.exit())
process.on('message', (orders: Orders) => void live(orders))
