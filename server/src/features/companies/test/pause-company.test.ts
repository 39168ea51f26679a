import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { invitationTokenOf } from '../../../../test/link-tokens.ts'
import { newScene, PASSWORD, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const pause = (who: Person, id: string) => app.call('pauseCompany', { as: who, body: { id } })
const resume = (who: Person, id: string) => app.call('resumeCompany', { as: who, body: { id } })
const login = ({ email }: Person) =>
  app.call('login', { headers: { authorization: `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString('base64')}` } })

describe('pauseCompany', () => {
  test('nobody of it is signed in any more, signs in or up; opened again everything is as before', async () => {
    const { token, cookie } = await app.sessionOf(scene.luca)
    const invited = await invitationTokenOf(app, scene.elena)
    expect((await app.call('checkSession', { token })).status).toBe(200)
    const { rows: before } = await app.pool.query('select rights_version from person where id = $1', [scene.luca.id])

    expect((await pause(scene.bruno, scene.suedwerk)).status).toBe(204)
    expect((await app.call('checkSession', { token })).status).toBe(401)
    expect((await app.call('refreshSession', { cookie })).status).toBe(401)
    expect(await login(scene.luca)).toMatchObject({ status: 401, body: { code: 'login_failed' } })
    expect((await app.call('checkInvitation', { query: { token: invited } })).status).toBe(404)
    // Nobody else's.
    expect((await login(scene.lea)).status).toBe(200)
    // Open sockets come with an older number.
    const { rows: after } = await app.pool.query('select rights_version from person where id = $1', [scene.luca.id])
    expect(after[0].rights_version).toBe(before[0].rights_version + 1)

    expect((await resume(scene.ada, scene.suedwerk)).status).toBe(204)
    expect((await login(scene.luca)).status).toBe(200)
    expect((await app.call('checkInvitation', { query: { token: invited } })).status).toBe(200)
  })

  test('on a node that did not hear of it: within five seconds', async () => {
    const token = await app.tokenOf(scene.luca)
    expect((await app.call('checkSession', { token })).status).toBe(200)
    await app.pool.query("update company set status = 'PAUSED' where id = $1", [scene.suedwerk])
    app.clock.add(6)
    expect((await app.call('checkSession', { token })).status).toBe(401)
    await app.pool.query("update company set status = 'ACTIVE' where id = $1", [scene.suedwerk])
    app.clock.add(6)
    expect((await app.call('checkSession', { token })).status).toBe(200)
  })

  test('a company from which the platform is run stays open; twice is a conflict', async () => {
    expect(await pause(scene.ada, scene.nordwerk)).toMatchObject({ status: 409, body: { code: 'company_in_charge' } })
    expect((await pause(scene.ada, scene.suedwerk)).status).toBe(204)
    expect(await pause(scene.ada, scene.suedwerk)).toMatchObject({ status: 409, body: { code: 'status_conflict' } })
    expect((await resume(scene.ada, scene.suedwerk)).status).toBe(204)
  })

  test('the training body and officers pause nothing', async () => {
    for (const who of [scene.vera, scene.clara, scene.elena])
      expect((await pause(who, scene.suedwerk)).status).toBe(403)
  })
})

describe('editCompany', () => {
  test('canton and answer days, by OWNER and ADMIN', async () => {
    const edit = (who: Person, said: object) =>
      app.call('editCompany', { as: who, body: { id: scene.suedwerk, ...said } })
    expect((await edit(scene.bruno, { canton: 'AG', answerDays: 7 })).status).toBe(204)
    const { rows } = await app.pool.query('select canton, answer_days from company where id = $1', [scene.suedwerk])
    expect(rows).toEqual([{ canton: 'AG', answer_days: 7 }])
    for (const who of [scene.vera, scene.elena])
      expect((await edit(who, { canton: 'ZH', answerDays: 7 })).status).toBe(403)
    for (const wrong of [
      { canton: 'XX', answerDays: 7 },
      { canton: 'AG', answerDays: 0 },
      { canton: 'AG', answerDays: 31 },
    ])
      expect((await edit(scene.bruno, wrong)).status).toBe(400)
  })
})
