import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { unsubscribeToken, type Unsubscription } from '../../../access/unsubscribe-tokens.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const tokenFor = (who: Person, settings: Unsubscription['settings']) =>
  unsubscribeToken(Buffer.from(app.config.SESSION_SECRET, 'base64'), { personId: who.id, settings })

/** As a mail program does it: no session, a form. */
const click = (token: string) =>
  app.send({
    method: 'POST',
    url: `/v1/settings/unsubscribe?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
const settingsOf = async (who: Person) => (await app.call('readSettings', { as: who })).body

describe('unsubscribe', () => {
  test('takes the mail out of that setting, for that person, and nothing else', async () => {
    expect((await click(tokenFor(scene.lea, ['communitySetting']))).status).toBe(204)
    expect(await settingsOf(scene.lea)).toMatchObject({
      communitySetting: 'NOTIFICATION',
      activitySetting: 'MAIL_NOTIFICATION',
    })
    expect(await settingsOf(scene.noah)).toMatchObject({ communitySetting: 'MAIL_NOTIFICATION' })
  })

  test('MAIL becomes NONE; again changes nothing and writes no second line into the trail', async () => {
    await app.begin((tx) =>
      tx.updateTable('setting').set({ status_setting: 'MAIL' }).where('person_id', '=', scene.noah.id).execute(),
    )
    const token = tokenFor(scene.noah, ['statusSetting', 'applicationSetting'])
    for (let n = 0; n < 3; n += 1) expect((await click(token)).status).toBe(204)
    expect(await settingsOf(scene.noah)).toMatchObject({ statusSetting: 'NONE', applicationSetting: 'NOTIFICATION' })
    const trail = await app.db
      .selectFrom('audit')
      .select('id')
      .where('action', '=', 'unsubscribe')
      .where('target_id', '=', scene.noah.id)
      .execute()
    expect(trail).toHaveLength(1)
  })

  test('also for who never had settings', async () => {
    await app.begin((tx) => tx.deleteFrom('setting').where('person_id', '=', scene.vera.id).execute())
    expect((await click(tokenFor(scene.vera, ['adminSetting']))).status).toBe(204)
    expect(await settingsOf(scene.vera)).toMatchObject({
      adminSetting: 'NOTIFICATION',
      statusSetting: 'MAIL_NOTIFICATION',
    })
  })

  test('a token that is not ours, cut or changed: 404 and nothing changed', async () => {
    const good = tokenFor(scene.clara, ['adminSetting'])
    const turned = (at: number) => good.slice(0, at) + (good[at] === 'A' ? 'B' : 'A') + good.slice(at + 1)
    for (const bad of ['x', good.slice(1), turned(0), turned(22), turned(30), `${good}A`])
      expect([bad, (await click(bad)).status]).toEqual([bad, 404])
    expect(await settingsOf(scene.clara)).toMatchObject({ adminSetting: 'MAIL_NOTIFICATION' })
  })
})
