// Must hold: reserved ≤ slots, and reserved = accepted applications, under 100 acceptances at once (I12, X21).
import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication } from '../../../../test/applications.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { callsOf, codeIn, reservedOf } from './verbs.ts'

let app: TestApp
let scene: Scene
let applicants: Person[]
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  applicants = []
  for (let i = 0; i < 100; i += 1)
    applicants.push(
      await newPerson(app, { nameFirst: `Lernende${i}`, companyId: scene.nordwerk, roles: ['APPRENTICE'] }),
    )
})

const acceptedOf = async (activityId: string) => {
  const { rows } = await app.pool.query<{ n: number }>(
    "select count(*)::int as n from application where activity_id = $1 and status = 'APPROVED'",
    [activityId],
  )
  return rows[0]!.n
}

/** Too many at once for one node: 503, nothing has happened, and clients ask again. A node that never gets to it fails. */
const MOST_TRIES = 5
async function untilServed<Reply extends { status: number }>(call: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const reply = await call()
    if (reply.status !== 503 || tries === MOST_TRIES) return reply
  }
}

describe('100 acceptances at once', () => {
  test.each([1, 7, 99])('%i slots: so many win, each other one gets a clear 409', async (slots) => {
    const activity = await newActivity(app, scene.david, { slots })
    const ids = await Promise.all(applicants.map((person) => newApplication(app, person, activity)))
    const token = await app.tokenOf(scene.david)
    const replies = await Promise.all(
      ids.map((id) =>
        untilServed(() =>
          app.call('reviewApplication', { token, body: { id, status: 'APPROVED', reviewMessage: 'Willkommen.' } }),
        ),
      ),
    )
    expect(replies.filter((reply) => reply.status === 204)).toHaveLength(slots)
    const late = replies.filter((reply) => reply.status !== 204)
    expect(new Set(late.map((reply) => `${reply.status} ${String(codeIn(reply))}`))).toEqual(
      new Set(['409 activity_full']),
    )
    expect(await reservedOf(app, activity)).toBe(slots)
    expect(await acceptedOf(activity)).toBe(slots)
    app.clock.add(61)
  })

  test('acceptances, rejections and withdrawals mixed: the count is always that of the accepted', async () => {
    const calls = callsOf(app)
    const activity = await newActivity(app, scene.david, { slots: 20 })
    const ids = await Promise.all(applicants.map((person) => newApplication(app, person, activity)))
    await Promise.all(
      ids.map((id, i) => {
        if (i % 3 === 0) return untilServed(() => calls.remove(applicants[i]!, id))
        return untilServed(() => calls.review(scene.david, id, i % 3 === 1 ? 'APPROVED' : 'REJECTED'))
      }),
    )
    expect(await reservedOf(app, activity)).toBe(20)
    const { rows } = await app.pool.query<{ id: string; author_id: string }>(
      "select id, author_id from application where activity_id = $1 and status = 'APPROVED'",
      [activity],
    )
    app.clock.add(61)
    await Promise.all(
      rows.map((row) =>
        untilServed(() =>
          calls.remove(
            applicants.find((person) => person.id === row.author_id)!,
            row.id,
          ),
        ),
      ),
    )
    expect(await reservedOf(app, activity)).toBe(0)
  })
})
