import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newPost } from '../../../../test/posts.ts'
import { newReport } from '../../../../test/reports.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const take = (who: Person, id: string) => app.call('takeReport', { as: who, body: { id } })
const release = (who: Person, id: string) => app.call('releaseReport', { as: who, body: { id } })
const rowOf = (id: string) => app.db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const trail = async (id: string) =>
  (
    await app.db.selectFrom('audit').select(['action', 'actor_id']).where('target_id', '=', id).orderBy('id').execute()
  ).map(({ action, actor_id }) => [action, actor_id])

describe('takeReport', () => {
  test('Clara takes a case of her company; again changes nothing, and it is on record once', async () => {
    const id = await newReport(app, scene.lea)
    expect((await take(scene.clara, id)).status).toBe(204)
    expect((await take(scene.clara, id)).status).toBe(204)
    expect(await rowOf(id)).toMatchObject({ status: 'TAKEN', taken_by: scene.clara.id, date_taken: expect.any(Date) })
    expect(await trail(id)).toEqual([['take', scene.clara.id]])
  })

  test('two take it at once: one gets it, the other hears that somebody has', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await newReport(app, scene.lea)
      const [ada, bruno] = await Promise.all([take(scene.ada, id), take(scene.bruno, id)])
      expect([ada.status, bruno.status].toSorted((a, b) => a - b)).toEqual([204, 409])
      const [winner, loser] = ada.status === 204 ? [scene.ada, bruno] : [scene.bruno, ada]
      expect(loser.body).toMatchObject({ code: 'report_taken' })
      expect((await rowOf(id)).taken_by).toBe(winner.id)
    }
  })

  test('Elena does not look after Nordwerk: 404; Lea and David after nobody: 403', async () => {
    const id = await newReport(app, scene.lea)
    expect((await take(scene.elena, id)).status).toBe(404)
    for (const who of [scene.lea, scene.david, scene.noah, scene.vera]) expect((await take(who, id)).status).toBe(403)
    expect((await rowOf(id)).status).toBe('OPEN')
  })

  test('what is decided is not taken: 409', async () => {
    const id = await newReport(app, scene.lea, { decision: 'NO_ACTION', decider: scene.ada })
    expect((await take(scene.bruno, id)).body).toMatchObject({ status: 409, code: 'status_conflict' })
  })

  test('a report that followed another stands for the case', async () => {
    const targetId = await newPost(app, scene.luca)
    for (const who of [scene.lea, scene.noah])
      await app.call('fileReport', { as: who, body: { target: 'POST', targetId, report: 'SPAM' } })
    const reports = await app.db.selectFrom('report').selectAll().where('target_id', '=', targetId).execute()
    const [lead, follower] = reports.toSorted((a) => (a.lead_id === null ? -1 : 1))
    expect(follower).toMatchObject({ lead_id: lead!.id, status: 'OPEN' })
    expect((await take(scene.ada, follower!.id)).status).toBe(204)
    expect(await rowOf(lead!.id)).toMatchObject({ status: 'TAKEN', taken_by: scene.ada.id })
    const read = await app.call('readReport', { as: scene.ada, query: { id: follower!.id } })
    expect(read.body).toMatchObject({ id: lead!.id, reportCount: 2 })
  })
})

describe('releaseReport', () => {
  test('Clara gives it back, and Bruno takes it', async () => {
    const id = await newReport(app, scene.lea, { taker: scene.clara })
    expect((await release(scene.elena, id)).status).toBe(404)
    expect((await release(scene.clara, id)).status).toBe(204)
    expect(await rowOf(id)).toMatchObject({ status: 'OPEN', taken_by: null, date_taken: null })
    expect((await take(scene.bruno, id)).status).toBe(204)
    expect(await trail(id)).toEqual([
      ['release', scene.clara.id],
      ['take', scene.bruno.id],
    ])
  })

  test('Bruno, who runs the platform, frees the case of Clara; Clara does not free that of Bruno', async () => {
    const lying = await newReport(app, scene.lea, { taker: scene.clara })
    expect((await app.call('readReport', { as: scene.bruno, query: { id: lying } })).body).toMatchObject({
      can: { release: true, decide: false },
    })
    expect((await release(scene.bruno, lying)).status).toBe(204)
    expect(await rowOf(lying)).toMatchObject({ status: 'OPEN', taken_by: null })
    const taken = await newReport(app, scene.lea, { taker: scene.bruno })
    expect((await release(scene.clara, taken)).status).toBe(403)
    expect((await release(scene.bruno, await newReport(app, scene.lea))).status).toBe(409)
  })

  test('what is decided is not given back: 409', async () => {
    const id = await newReport(app, scene.lea, { decision: 'WARNED', decider: scene.ada })
    expect((await release(scene.ada, id)).status).toBe(409)
  })
})
