import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { accountJobs } from '../account.jobs.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const expire = () => accountJobs.find(({ name }) => name === 'expire-sessions')!.run(app as never, {}, 'job')
const lastUsed = (sessionId: string, daysAgo: number) =>
  app.pool.query('update session set last_used_at = now() - make_interval(days => $2) where id = $1', [
    sessionId,
    daysAgo,
  ])
const endOf = async (sessionId: string) => {
  const { rows } = await app.pool.query('select status, ended_at from session where id = $1', [sessionId])
  return rows[0] as { status: string; ended_at: Date | null }
}
const statusOf = async (token: string) => (await app.call('checkSession', { token })).status

describe('expire-sessions', () => {
  test('ends what nobody has used for 30 days, and nothing else', async () => {
    const [idle, used, other] = [
      await app.sessionOf(scene.lea),
      await app.sessionOf(scene.lea),
      await app.sessionOf(scene.noah),
    ]
    await lastUsed(idle.sessionId, 31)
    await lastUsed(used.sessionId, 29)
    await expire()
    expect([await statusOf(idle.token), await statusOf(used.token), await statusOf(other.token)]).toEqual([
      401, 200, 200,
    ])
  })

  test('one that has ended keeps its end and is not announced again', async () => {
    const { token, sessionId } = await app.sessionOf(scene.lea)
    await app.call('logOut', { token })
    const before = await endOf(sessionId)
    await lastUsed(sessionId, 40)
    await expire()
    expect(await endOf(sessionId)).toEqual(before)
    const { rows } = await app.pool.query(
      "select data -> 'payload' ->> 'reason' as reason from pgboss.job where data -> 'payload' ->> 'sessionId' = $1",
      [sessionId],
    )
    expect(rows).toEqual([{ reason: 'logOut' }])
  })
})
