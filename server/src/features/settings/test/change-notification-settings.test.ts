import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const send = (who: Person, body: object) => app.call('changeNotificationSettings', { as: who, body })
const settingsOf = async (who: Person) => (await app.call('readSettings', { as: who })).body
const withoutRow = (who: Person) =>
  app.begin((tx) => tx.deleteFrom('setting').where('person_id', '=', who.id).execute())

const six = {
  activitySetting: 'NONE',
  communitySetting: 'MAIL',
  messageSetting: 'NOTIFICATION',
  adminSetting: 'MAIL_NOTIFICATION',
  statusSetting: 'NONE',
  applicationSetting: 'MAIL',
}
const everywhere = Object.fromEntries(Object.keys(six).map((key) => [key, 'MAIL_NOTIFICATION']))

describe('readSettings', () => {
  test('the six and the theme; who never chose hears of everything, everywhere', async () => {
    await withoutRow(scene.vera)
    expect(await settingsOf(scene.vera)).toEqual({ ...everywhere, theme: 'DEFAULT' })
  })
})

describe('changeNotificationSettings', () => {
  test('all six at once, of the caller alone, theme untouched', async () => {
    const token = await app.tokenOf(scene.lea)
    await app.call('changeTheme', { token, body: { theme: 'FOREST' } })
    expect((await send(scene.lea, six)).status).toBe(204)
    expect(await settingsOf(scene.lea)).toEqual({ ...six, theme: 'FOREST' })
    expect(await settingsOf(scene.noah)).toEqual({ ...everywhere, theme: 'DEFAULT' })
  })

  test('also for who had no settings yet', async () => {
    await withoutRow(scene.vera)
    await send(scene.vera, six)
    expect(await settingsOf(scene.vera)).toEqual({ ...six, theme: 'DEFAULT' })
  })

  test('five, seven or a word that is no channel: 400 and nothing changed', async () => {
    const { statusSetting: _, ...five } = six
    expect((await send(scene.noah, five)).body).toMatchObject({ errors: ['«Status» ist nicht gültig.'] })
    for (const payload of [five, { ...six, theme: 'ROSE' }, { ...six, statusSetting: 'SMS' }]) {
      expect((await send(scene.noah, payload)).status).toBe(400)
    }
    expect(await settingsOf(scene.noah)).toEqual({ ...everywhere, theme: 'DEFAULT' })
  })
})
