import { OBJECTION_DAYS } from '@werkplatz/contract/moderation/limits.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newPost } from '../../../../test/posts.ts'
import { companyProfileOf } from '../../../../test/profiles.ts'
import { newReport, removeReported } from '../../../../test/reports.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const DAY = 24 * 3600
const object = (who: Person, id: string, body = 'Das war anders gemeint.') =>
  app.call('objectToDecision', { as: who, body: { id, body } })
const read = (who: Person, id: string) => app.call('readDecision', { as: who, query: { id } })
const objections = (id: string) => app.db.selectFrom('objection').selectAll().where('report_id', '=', id).execute()

describe('objectToDecision', () => {
  test('Lea reads why and objects, once', async () => {
    const targetId = await newPost(app, scene.lea, { body: 'Mein Beitrag' })
    const id = await newReport(app, scene.lea, { targetId, decision: 'WARNED', decider: scene.clara })
    const { body } = await read(scene.lea, id)
    expect(body).toMatchObject({
      decision: 'WARNED',
      reasons: 'Der Ton verletzt.',
      body: 'Mein Beitrag',
      objection: null,
      can: { object: true },
    })
    expect(JSON.stringify(body)).not.toContain('Clara')
    expect((await object(scene.lea, id)).status).toBe(204)
    expect((await object(scene.lea, id)).body).toMatchObject({ status: 409, code: 'objection_exists' })
    expect(await objections(id)).toMatchObject([{ author_id: scene.lea.id, status: 'OPEN' }])
    expect((await read(scene.lea, id)).body).toMatchObject({ objection: { status: 'OPEN' }, can: { object: false } })
    const { rows } = await app.pool.query("select template, person_id from mail where template = 'objectionConfirmed'")
    expect(rows).toEqual([{ template: 'objectionConfirmed', person_id: scene.lea.id }])
  })

  test('until the end of the thirtieth day, not after it', async () => {
    const decidedAt = app.clock.now()
    const first = await newReport(app, scene.lea, { decision: 'WARNED', decider: scene.clara, decidedAt })
    const second = await newReport(app, scene.lea, { decision: 'REMOVED', decider: scene.clara, decidedAt })
    app.clock.add(OBJECTION_DAYS * DAY)
    expect((await object(scene.lea, first)).status).toBe(204)
    app.clock.add(DAY)
    expect((await read(scene.lea, second)).body.can).toEqual({ object: false })
    expect((await object(scene.lea, second)).body).toMatchObject({ status: 409, code: 'objection_late' })
    expect(await objections(second)).toEqual([])
    app.clock.add(-(OBJECTION_DAYS + 1) * DAY)
  })

  test('about others it is not said that there is one; moderators read it elsewhere', async () => {
    const id = await newReport(app, scene.lea, { decision: 'WARNED', decider: scene.clara })
    for (const call of [read, object]) {
      for (const who of [scene.noah, scene.luca, scene.elena]) expect((await call(who, id)).status).toBe(404)
      for (const who of [scene.ada, scene.clara]) expect((await call(who, id)).status).toBe(403)
    }
  })

  test('nothing was decided against her: there is nothing to read', async () => {
    for (const id of [
      await newReport(app, scene.lea),
      await newReport(app, scene.lea, { taker: scene.ada }),
      await newReport(app, scene.lea, { decision: 'NO_ACTION', decider: scene.ada }),
    ])
      for (const call of [read, object]) expect((await call(scene.lea, id)).status).toBe(404)
  })

  test('what is back leaves nothing to object to', async () => {
    const targetId = await newPost(app, scene.lea)
    const id = await removeReported(app, scene.ada, scene.lea, { target: 'POST', targetId })
    expect((await read(scene.lea, id)).body.can).toEqual({ object: true })
    await app.call('restoreReported', { as: scene.clara, body: { id, reasons: 'Doch.' } })
    expect((await read(scene.lea, id)).body.can).toEqual({ object: false })
    expect((await object(scene.lea, id)).body).toMatchObject({ status: 409, code: 'status_conflict' })
    expect(await objections(id)).toEqual([])
  })

  test('of the profile of a company its officers speak, nobody else', async () => {
    const id = await newReport(app, scene.elena, {
      target: 'COMPANY_PROFILE',
      targetId: await companyProfileOf(app, scene.suedwerk),
      isCompanys: true,
      decision: 'REMOVED',
      decider: scene.ada,
    })
    expect((await object(scene.luca, id)).status).toBe(404)
    expect((await object(scene.clara, id)).status).toBe(404)
    expect((await object(scene.elena, id)).status).toBe(204)
  })

  test('without words: 400', async () => {
    const id = await newReport(app, scene.lea, { decision: 'WARNED', decider: scene.clara })
    expect((await object(scene.lea, id, ' ')).status).toBe(400)
  })
})
