import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newAssignment } from '../../../../test/applications.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const save = (as: Person, body: Record<string, unknown>) =>
  app.call('saveSchooldays', { as, body: { userId: as.id, days: [], schoolDayText: '', ...body } })
const read = (as: Person, of: Person) => app.call('readSchooldays', { as, query: { id: of.id } })

describe('saveSchooldays', () => {
  test('Lea says when she is at school; each day once, in the order of the week', async () => {
    const days = ['Donnerstag', 'Montag', 'Donnerstag', 'Samstag']
    expect((await save(scene.lea, { days, schoolDayText: ' Jede zweite Woche. ' })).status).toBe(204)
    expect((await read(scene.lea, scene.lea)).body).toEqual({
      userId: scene.lea.id,
      days: ['Montag', 'Donnerstag', 'Samstag'],
      schoolDayText: 'Jede zweite Woche.',
    })
  })

  test('a foreign userId answers 404 and changes nothing, also for who looks after her', async () => {
    for (const who of [scene.clara, scene.ada, scene.luca])
      expect((await save(who, { userId: scene.lea.id, days: ['Freitag'] })).status).toBe(404)
    expect((await read(scene.lea, scene.lea)).body.days).toEqual(['Montag', 'Donnerstag', 'Samstag'])
  })

  test('there is no school on Sundays, and 200 characters are enough', async () => {
    expect((await save(scene.lea, { days: ['Sonntag'] })).status).toBe(400)
    expect((await save(scene.lea, { schoolDayText: 'x'.repeat(201) })).status).toBe(400)
    expect((await save(scene.lea, { schoolDayText: 'x'.repeat(200) })).status).toBe(204)
  })
})

describe('readSchooldays', () => {
  test('of a closed profile for colleagues and who leads an approved assignment; of an open one for everybody', async () => {
    expect((await read(scene.luca, scene.lea)).status).toBe(200)
    await app.pool.query("update person set adult_from = '2099-01-01' where id = $1", [scene.lea.id])
    for (const who of [scene.clara, scene.noah]) expect((await read(who, scene.lea)).status).toBe(200)
    for (const who of [scene.luca, scene.elena]) expect((await read(who, scene.lea)).status).toBe(404)
    await newAssignment(app, scene.lea, { status: 'PENDING', contact: scene.elena })
    expect((await read(scene.elena, scene.lea)).status).toBe(404)
    const led = await newAssignment(app, scene.lea, { status: 'APPROVED', contact: scene.elena })
    await app.pool.query(
      'update assignment set date_end = swiss_today() + 5, date_start = swiss_today() where id = $1',
      [led],
    )
    expect((await read(scene.elena, scene.lea)).status).toBe(200)
    expect((await read(scene.luca, scene.lea)).status).toBe(404)
  })
})
