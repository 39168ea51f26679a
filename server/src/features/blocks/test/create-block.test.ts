import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Scene } from '../../../../test/people.ts'
import { blocksOf } from './support.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof blocksOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = blocksOf(app)
})

describe('createBlock', () => {
  test('Lea blocks Luca: following ends both ways, nobody is told, and only she sees it', async () => {
    const { lea, luca } = scene
    for (const [who, whom] of [
      [lea, luca],
      [luca, lea],
    ] as const)
      await app.call('createFollow', { as: who, body: { targetId: whom.id, followType: 'user' } })
    const jobs = async () => (await app.pool.query('select count(*)::int as n from pgboss.job')).rows[0].n
    const before = await jobs()
    expect((await calls.block(lea, luca.id)).status).toBe(204)
    expect((await calls.block(lea, luca.id)).status).toBe(204)
    expect(await jobs()).toBe(before)
    const { rows } = await app.pool.query('select from follow')
    expect(rows).toEqual([])
    expect(await calls.list(lea)).toMatchObject({
      totalElements: 1,
      content: [{ userId: luca.id, name: 'Luca Muster', company: 'Südwerk AG' }],
    })
    expect((await calls.list(luca)).content).toEqual([])
    expect(await calls.check(lea, luca.id)).toEqual({ isBlocked: true, isInCharge: false })
    expect(await calls.check(luca, lea.id)).toEqual({ isBlocked: false, isInCharge: false })
    const trail = await app.pool.query("select from audit where resource = 'block'")
    expect(trail.rows).toEqual([])
  })

  test('oneself: 400 in words; nobody and somebody who left: 404 alike', async () => {
    const { status, body } = await calls.block(scene.lea, scene.lea.id)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: ['Dich selbst kannst du nicht blockieren'] })
    const left = await newPerson(app, { nameFirst: 'Weg', companyId: scene.nordwerk, roles: ['USER'] })
    await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [left.id])
    const nobody = await calls.block(scene.lea, randomUUID())
    expect(nobody.status).toBe(404)
    expect((await calls.block(scene.lea, left.id)).body).toEqual(nobody.body)
  })

  test('who is in charge of the training is known before: supervisor and officers of the company, nobody else', async () => {
    const { lea, david, clara, elena, noah, ada } = scene
    await app.pool.query('update person set supervisor_id = $2 where id = $1', [lea.id, david.id])
    for (const staff of [david, clara]) expect((await calls.check(lea, staff.id)).isInCharge).toBe(true)
    for (const other of [elena, noah, ada]) expect((await calls.check(lea, other.id)).isInCharge).toBe(false)
    expect((await calls.check(noah, clara.id)).isInCharge).toBe(false)
    expect((await calls.block(lea, clara.id)).status).toBe(204)
  })

  test('of a minor elsewhere the list shows one letter', async () => {
    const mia = await newPerson(app, { nameFirst: 'Mia', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
    await app.pool.query("update person set adult_from = current_date + 9, name_last = 'Grün' where id = $1", [mia.id])
    await calls.block(scene.elena, mia.id)
    expect((await calls.list(scene.elena)).content.map(({ name }) => name)).toEqual(['Mia G.'])
  })
})
