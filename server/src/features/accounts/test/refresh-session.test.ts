import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const refresh = (cookie?: string) => app.call('refreshSession', { cookie })
const check = (token: string) => app.call('checkSession', { token })
/** As if the last rotation had happened earlier: expiry is measured by the database's clock. */
const age = (sessionId: string, seconds: number) =>
  app.begin((tx) =>
    tx
      .updateTable('session')
      .set({
        rotated_at: sql`rotated_at - make_interval(secs => ${seconds})`,
        last_used_at: sql`last_used_at - make_interval(secs => ${seconds})`,
      })
      .where('id', '=', sessionId)
      .execute(),
  )
const statusOf = async (sessionId: string) =>
  (await app.db.selectFrom('session').select('status').where('id', '=', sessionId).executeTakeFirstOrThrow()).status

describe('refreshSession', () => {
  test('rotates the cookie and answers new credentials', async () => {
    const { cookie } = await app.sessionOf(scene.lea)
    const reply = await refresh(cookie)
    expect(reply.status).toBe(200)
    expect(reply.cookie).toBeDefined()
    expect(reply.cookie).not.toBe(cookie)
    const { accessToken } = reply.body.credentials
    expect((await check(accessToken)).status).toBe(200)
  })

  test('50 refreshes at once: all succeed with one and the same successor', async () => {
    const { cookie } = await app.sessionOf(scene.lea)
    const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(cookie)))
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect(new Set(replies.map((reply) => reply.cookie)).size).toBe(1)
  })

  test('a lost answer: the predecessor works again within 30 s, with the same successor', async () => {
    const { cookie, sessionId } = await app.sessionOf(scene.lea)
    const first = await refresh(cookie)
    await age(sessionId, 25)
    const again = await refresh(cookie)
    expect(again.status).toBe(200)
    expect(again.cookie).toBe(first.cookie)
  })

  test('the predecessor after 31 s: 401, the whole family is dead, and the trail says why', async () => {
    const { cookie, sessionId } = await app.sessionOf(scene.lea)
    const next = (await refresh(cookie)).cookie!
    await age(sessionId, 31)
    const reply = await refresh(cookie)
    expect(reply.status).toBe(401)
    expect(reply.body).toMatchObject({ code: 'session_ended' })
    expect(String(reply.headers['set-cookie'])).toContain('Max-Age=0')
    expect((await refresh(next)).status).toBe(401)
    const trail = await app.db
      .selectFrom('audit')
      .select('action')
      .where('target_id', '=', sessionId)
      .orderBy('id')
      .execute()
    expect(trail.map((row) => row.action)).toEqual(['logIn', 'endForReuse'])
  })

  test('the grace is for the immediate predecessor only, not for its grandparent', async () => {
    const { cookie, sessionId } = await app.sessionOf(scene.lea)
    const second = (await refresh(cookie)).cookie!
    await refresh(second)
    expect((await refresh(cookie)).status).toBe(401)
    expect(await statusOf(sessionId)).toBe('ENDED')
  })

  test('a made-up token ends nothing', async () => {
    const { cookie, sessionId } = await app.sessionOf(scene.lea)
    const forged = `${sessionId}.1.${'A'.repeat(43)}`
    for (const bad of [undefined, 'x', forged, `${cookie}x`, cookie.replace(/\.1\./, '.2.'), cookie.toUpperCase()]) {
      expect((await refresh(bad)).status).toBe(401)
    }
    expect(await statusOf(sessionId)).toBe('ACTIVE')
  })

  test('30 days without use end the session', async () => {
    const { cookie, sessionId } = await app.sessionOf(scene.lea)
    await age(sessionId, 30 * 24 * 3600 + 60)
    expect((await refresh(cookie)).status).toBe(401)
    expect(await statusOf(sessionId)).toBe('ENDED')
  })

  test('model: whatever the order of uses, at most one token is live, and an old one kills the family', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ back: fc.nat(3), wait: fc.constantFrom(0, 0, 31) }), { maxLength: 12 }),
        async (uses) => {
          const { cookie, sessionId } = await app.sessionOf(scene.noah)
          const issued = [cookie]
          let dead = false
          let fresh = true
          for (const { back, wait } of uses) {
            if (wait) {
              await age(sessionId, wait)
              fresh = false
            }
            const index = Math.max(0, issued.length - 1 - back)
            const isCurrent = index === issued.length - 1
            const isPredecessor = index === issued.length - 2
            const expectGood = !dead && (isCurrent || (isPredecessor && fresh))
            const reply = await refresh(issued[index])
            expect(reply.status).toBe(expectGood ? 200 : 401)
            if (!expectGood) dead = true
            else if (isCurrent) {
              issued.push(reply.cookie!)
              fresh = true
            } else expect(reply.cookie).toBe(issued.at(-1))
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
