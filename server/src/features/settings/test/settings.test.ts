import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const send = async (as: Scene['lea'], method: 'GET' | 'PATCH', url: string, payload?: object) =>
  app.send({ method, url, token: await app.tokenOf(as), ...(payload && { payload }) })

const six = {
  activitySetting: 'NONE',
  communitySetting: 'MAIL',
  messageSetting: 'NOTIFICATION',
  adminSetting: 'MAIL_NOTIFICATION',
  statusSetting: 'NONE',
  applicationSetting: 'MAIL',
}

describe('readSettings', () => {
  test('the six and the theme; defaults for who never chose', async () => {
    await app.begin((tx) => tx.deleteFrom('setting').where('person_id', '=', scene.vera.id).execute())
    const { body } = await send(scene.vera, 'GET', '/v1/settings')
    expect(body).toEqual({
      ...Object.fromEntries(Object.keys(six).map((key) => [key, 'MAIL_NOTIFICATION'])),
      theme: 'DEFAULT',
    })
  })
})

describe('changeNotificationSettings', () => {
  test('all six at once, of the caller alone, theme untouched', async () => {
    await send(scene.lea, 'PATCH', '/v1/settings/theme', { theme: 'FOREST' })
    const reply = await send(scene.lea, 'PATCH', '/v1/settings/notification', six)
    expect(reply).toMatchObject({ status: 200, body: { ...six, theme: 'FOREST' } })
    expect((await send(scene.lea, 'GET', '/v1/settings')).body).toEqual({ ...six, theme: 'FOREST' })
    expect((await send(scene.noah, 'GET', '/v1/settings')).body).toMatchObject({ activitySetting: 'MAIL_NOTIFICATION' })
  })

  test('also for who had no settings yet', async () => {
    await app.begin((tx) => tx.deleteFrom('setting').where('person_id', '=', scene.vera.id).execute())
    expect((await send(scene.vera, 'PATCH', '/v1/settings/notification', six)).body).toEqual({
      ...six,
      theme: 'DEFAULT',
    })
  })

  test('five, seven or a word that is no channel: 400 and nothing changed', async () => {
    const { statusSetting: _, ...five } = six
    for (const payload of [five, { ...six, theme: 'ROSE' }, { ...six, statusSetting: 'SMS' }]) {
      expect((await send(scene.noah, 'PATCH', '/v1/settings/notification', payload)).status).toBe(400)
    }
    expect((await send(scene.noah, 'GET', '/v1/settings')).body).toMatchObject({ activitySetting: 'MAIL_NOTIFICATION' })
  })
})

describe('changeTheme', () => {
  test('is in the settings and in the user details', async () => {
    expect((await send(scene.noah, 'PATCH', '/v1/settings/theme', { theme: 'MIDNIGHT' })).body).toMatchObject({
      theme: 'MIDNIGHT',
    })
    expect((await send(scene.noah, 'GET', '/v1/auth/details')).body).toMatchObject({ theme: 'MIDNIGHT' })
  })

  test('a theme that does not exist: 400', async () => {
    expect((await send(scene.noah, 'PATCH', '/v1/settings/theme', { theme: 'NEON' })).status).toBe(400)
  })
})
