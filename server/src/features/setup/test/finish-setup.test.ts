import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const complete = {
  imageId: 'generated:3',
  bannerId: 'generated:1',
  slogan: 'Fragen kostet nichts.',
  date: '2026-08-03',
}
const newcomer = async (nameFirst: string, role: 'APPRENTICE' | 'USER') => {
  const before = { nameFirst, companyId: scene.nordwerk, roles: [role], setupDone: false }
  return app.tokenOf(await newPerson(app, before))
}
const finish = (token: string, payload: object) =>
  app.send({ method: 'POST', url: '/v1/profiles/setup', payload, token })
const get = (token: string, url: string) => app.send({ method: 'GET', url, token })

describe('finishSetup', () => {
  test('offers pictures to start from; afterwards the product is open at once', async () => {
    const token = await newcomer('Mia', 'APPRENTICE')
    expect((await get(token, '/v1/auth/check')).status).toBe(207)
    const offered = await get(token, '/v1/profiles/setup')
    expect(offered.body).toMatchObject({
      nameFirst: 'Mia',
      needsDate: true,
      avatar: {
        id: expect.stringMatching(/^generated:\d+$/),
        signedUrl: expect.stringMatching(/^\/art\/avatar-\d+\.svg$/),
      },
      banner: { id: expect.stringMatching(/^generated:\d+$/) },
    })
    expect((await finish(token, complete)).status).toBe(204)
    expect((await get(token, '/v1/auth/check')).status).toBe(200)
    expect((await get(token, '/v1/profiles/setup')).body).toMatchObject({
      avatar: { id: 'generated:3' },
      banner: { id: 'generated:1' },
      slogan: 'Fragen kostet nichts.',
      dateJoined: '2026-08-03',
    })
  })

  test.each([
    ['no picture', { ...complete, imageId: '' }, ['imageId']],
    ['no banner', { ...complete, bannerId: undefined }, ['bannerId']],
    ['no slogan', { ...complete, slogan: '   ' }, ['slogan']],
    ['an apprentice without a date', { ...complete, date: null }, ['date']],
    ['neither picture nor slogan', { ...complete, imageId: '', slogan: '' }, ['imageId', 'slogan']],
    ['a design that does not exist', { ...complete, imageId: 'generated:99' }, ['imageId']],
    ['a banner design that does not exist', { ...complete, bannerId: 'generated:4' }, ['bannerId']],
  ])('%s: the specified sentence, and set-up stays open', async (name, payload, paths) => {
    const token = await newcomer(`Neu${name.replaceAll(/\W/g, '')}`, 'APPRENTICE')
    expect(await finish(token, payload)).toMatchObject({
      status: 400,
      body: {
        errors: ['Bitte fülle alle Felder aus und lade sowohl ein Banner- als auch ein Avatar-Bild hoch.'],
        fields: paths.map((path) => ({ path })),
      },
    })
    expect((await get(token, '/v1/auth/check')).status).toBe(207)
  })

  test('others need no date; a date far in the future is refused', async () => {
    expect((await finish(await newcomer('Otto', 'USER'), { ...complete, date: null })).status).toBe(204)
    expect((await finish(await newcomer('Ida', 'APPRENTICE'), { ...complete, date: '2099-01-01' })).status).toBe(400)
  })
})
