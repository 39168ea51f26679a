import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newPost } from '../../../../test/posts.ts'
import { companyProfileOf } from '../../../../test/profiles.ts'
import { newReport } from '../../../../test/reports.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const settle = (who: Person, id: string, outcome: 'UPHELD' | 'CHANGED' = 'CHANGED') =>
  app.call('settleObjection', { as: who, body: { id, outcome, reasons: 'Nochmals angeschaut.' } })
const objectionOf = (id: string) =>
  app.db.selectFrom('objection').selectAll().where('report_id', '=', id).executeTakeFirstOrThrow()

async function removed(author: Person, decider: Person) {
  const postId = await newPost(app, author)
  const id = await newReport(app, author, { targetId: postId, taker: decider })
  await app.call('decideReport', { as: decider, body: { id, decision: 'REMOVED', reasons: 'Werbung.', answer: '' } })
  await app.call('objectToDecision', { as: author, body: { id, body: 'Das ist keine Werbung.' } })
  return { postId, id }
}
const canRead = async (who: Person, id: string) =>
  (await app.call('readPost', { as: who, params: { id } })).status === 200

describe('settleObjection', () => {
  test('not by who decided first: 403; by a second person, and the post is back', async () => {
    const { postId, id } = await removed(scene.lea, scene.clara)
    expect(await canRead(scene.noah, postId)).toBe(false)
    expect((await settle(scene.clara, id)).status).toBe(403)
    expect((await objectionOf(id)).status).toBe('OPEN')
    expect((await settle(scene.bruno, id)).status).toBe(204)
    expect(await objectionOf(id)).toMatchObject({
      status: 'CHANGED',
      decided_by: scene.bruno.id,
      reasons: 'Nochmals angeschaut.',
    })
    expect(await canRead(scene.noah, postId)).toBe(true)
    const trail = await app.db
      .selectFrom('audit')
      .select(['action', 'resource', 'actor_id'])
      .where('actor_id', '=', scene.bruno.id)
      .where('resource', '<>', 'session')
      .orderBy('id')
      .execute()
    expect(trail).toMatchObject([
      { action: 'restore', resource: 'post' },
      { action: 'change', resource: 'objection' },
    ])
  })

  test('upheld: it stays away, for good', async () => {
    const { postId, id } = await removed(scene.lea, scene.clara)
    expect((await settle(scene.ada, id, 'UPHELD')).status).toBe(204)
    expect(await canRead(scene.noah, postId)).toBe(false)
    expect((await settle(scene.bruno, id)).status).toBe(403)
    expect((await objectionOf(id)).status).toBe('UPHELD')
  })

  test('two second persons at once: one decides', async () => {
    const { id } = await removed(scene.lea, scene.clara)
    const replies = await Promise.all([settle(scene.ada, id, 'UPHELD'), settle(scene.bruno, id, 'CHANGED')])
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect([403, 409]).toContain(statuses.find((status) => status !== 204))
  })

  test('not without an objection, not of another company, not by whoever objected for a company', async () => {
    expect(
      (await settle(scene.ada, await newReport(app, scene.lea, { decision: 'WARNED', decider: scene.bruno }))).status,
    ).toBe(403)
    const { id } = await removed(scene.lea, scene.ada)
    expect((await settle(scene.elena, id)).status).toBe(404)
    expect((await settle(scene.lea, id)).status).toBe(403)
    expect((await settle(scene.clara, id)).status).toBe(204)
    const suedwerk = await newReport(app, scene.elena, {
      target: 'COMPANY_PROFILE',
      targetId: await companyProfileOf(app, scene.suedwerk),
      isCompanys: true,
      decision: 'WARNED',
      decider: scene.ada,
      objection: 'Nein.',
    })
    expect((await settle(scene.elena, suedwerk)).status).toBe(404)
    expect((await settle(scene.bruno, suedwerk)).status).toBe(204)
  })

  test('a warning is taken back without anything to bring back, and no longer counts', async () => {
    const id = await newReport(app, scene.noah, { decision: 'WARNED', decider: scene.clara, objection: 'Nein.' })
    const later = await newReport(app, scene.noah)
    const earlier = async () =>
      (await app.call('readReport', { as: scene.ada, query: { id: later } })).body.earlierCount
    expect(await earlier()).toBe(1)
    expect((await settle(scene.ada, id)).status).toBe(204)
    expect(await earlier()).toBe(0)
  })
})
