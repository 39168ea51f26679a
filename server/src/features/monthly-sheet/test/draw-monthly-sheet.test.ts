import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Scene } from '../../../../test/people.ts'
import { readPdf } from '../../../outbound/documents/test/reader.ts'
import { groupsOf } from '../monthly-sheet.present.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const row = (name: string | null, apprentices: number) => ({
  name,
  apprentices,
  active: apprentices,
  pending: 0,
  idle: 0,
})

describe('drawMonthlySheet', () => {
  test('says figures to the training body, and names nobody', async () => {
    for (let i = 0; i < 6; i += 1) {
      const email = `lernende-${i}@suedwerk.example`
      const { id } = await newPerson(app, { nameFirst: 'Kim', companyId: scene.suedwerk, roles: ['APPRENTICE'], email })
      await app.pool.query(`update person set profession_id = 'pr-edb', name_last = 'Kanarienvogel' where id = $1`, [
        id,
      ])
    }
    const activity = await newActivity(app, scene.david)
    await app.pool.query('update activity set slots = 7, reserved = 2 where id = $1', [activity])
    const { status, bytes, headers } = await app.call('drawMonthlySheet', { as: scene.vera })
    expect(status).toBe(200)
    expect(headers['content-disposition']).toMatch(/Werkplatz-\d{4}-\d\d\.pdf/)
    const text = (await readPdf(bytes!)).texts.join(' ')
    expect(text).toContain('Lernende nach Beruf')
    expect(text).toContain('5')
    expect(text).not.toMatch(/Kanarienvogel|Lea|Luca/)
    expect((await app.call('drawMonthlySheet', { as: scene.clara })).status).toBe(403)
  })

  test('groups under five are counted together, with a larger one if they are too few even so', () => {
    expect(groupsOf([row('A', 9), row('B', 3), row('C', 2)])).toEqual([row('A', 9), row('Übrige', 5)])
    expect(groupsOf([row('A', 9), row('B', 6), row('C', 2)])).toEqual([row('A', 9), row('Übrige', 8)])
    expect(groupsOf([row('A', 9), row(null, 7)])).toEqual([row('A', 9), row('Übrige', 7)])
    expect(groupsOf([row('A', 9), row('B', 6)])).toEqual([row('A', 9), row('B', 6)])
    expect(groupsOf([])).toEqual([])
  })
})
