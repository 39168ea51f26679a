import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, PASSWORD, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const pause = () => app.call('pauseCompany', { as: scene.ada, body: { id: scene.suedwerk } })
const resume = (who: Person, id = scene.suedwerk) => app.call('resumeCompany', { as: who, body: { id } })
const login = ({ email }: Person) =>
  app.call('login', { headers: { authorization: `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString('base64')}` } })

describe('resumeCompany', () => {
  test('by ADMIN and OWNER: its people sign in again; twice is a conflict', async () => {
    for (const who of [scene.bruno, scene.ada]) {
      expect((await pause()).status).toBe(204)
      expect((await login(scene.luca)).status).toBe(401)
      expect((await resume(who)).status).toBe(204)
      expect((await login(scene.luca)).status).toBe(200)
    }
    expect(await resume(scene.ada)).toMatchObject({ status: 409, body: { code: 'status_conflict' } })
  })

  test('the training body and officers open nothing', async () => {
    expect((await pause()).status).toBe(204)
    for (const who of [scene.vera, scene.clara]) expect((await resume(who)).status).toBe(403)
    expect((await login(scene.luca)).status).toBe(401)
  })
})
