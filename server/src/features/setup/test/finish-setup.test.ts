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
const finish = (token: string, body: object) => app.call('finishSetup', { token, body })

describe('finishSetup', () => {
  test('offers pictures to start from; afterwards the product is open at once', async () => {
    const token = await newcomer('Mia', 'APPRENTICE')
    expect((await app.call('checkSession', { token })).status).toBe(207)
    const offered = await app.call('readSetup', { token })
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
    expect((await app.call('checkSession', { token })).status).toBe(200)
    expect((await app.call('readSetup', { token })).body).toMatchObject({
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
    expect((await app.call('checkSession', { token })).status).toBe(207)
  })

  const trainingOf = async (token: string) => {
    const { body } = await app.call('readUserDetails', { token })
    const { id, profession } = body
    const { rows } = await app.pool.query('select training_end::text from person where id = $1', [id])
    return { profession, ...(rows[0] as { training_end: string | null }) }
  }

  test.each([
    ['pr-inf-app', 'Informatiker:in EFZ, Applikationsentwicklung', '2030-08-03'],
    ['pr-kv-efz', 'Kauffrau/Kaufmann EFZ', '2029-08-03'],
    ['pr-log-eba', 'Logistiker:in EBA', '2028-08-03'],
  ])('an apprentice chooses %s; the training ends after its years', async (professionId, profession, training_end) => {
    const token = await newcomer(`Lernt${professionId.replaceAll('-', '')}`, 'APPRENTICE')
    expect((await app.call('readSetup', { token })).body).toMatchObject({ profession: null })
    expect((await finish(token, { ...complete, professionId })).status).toBe(204)
    expect(await trainingOf(token)).toEqual({ profession, training_end })
    expect((await app.call('readSetup', { token })).body).toMatchObject({ profession })
  })

  test('begun on 29 February, the training ends on the 28th', async () => {
    const token = await newcomer('Schalttag', 'APPRENTICE')
    await finish(token, { ...complete, date: '2024-02-29', professionId: 'pr-kv-efz' })
    expect(await trainingOf(token)).toMatchObject({ training_end: '2027-02-28' })
  })

  test('who leaves the profession open is let in, without an end of the training', async () => {
    for (const [name, professionId] of Object.entries({ Leer: '', Null: null, Fehlt: undefined })) {
      const token = await newcomer(`Offen${name}`, 'APPRENTICE')
      expect((await finish(token, { ...complete, professionId })).status).toBe(204)
      expect(await trainingOf(token)).toEqual({ profession: null, training_end: null })
    }
  })

  test('what the company entered stands: the same passes, another does not', async () => {
    const token = await newcomer('Eingetragen', 'APPRENTICE')
    await app.pool.query("update person set profession_id = 'pr-edb' where name_first = 'Eingetragen'")
    expect((await app.call('readSetup', { token })).body).toMatchObject({
      profession: 'Entwickler:in digitales Business EFZ',
    })
    const other = await finish(token, { ...complete, professionId: 'pr-kv-efz' })
    expect(other).toMatchObject({
      status: 400,
      body: { errors: [expect.stringMatching(/^Dein Beruf steht schon fest/)] },
    })
    expect((await finish(token, { ...complete, professionId: 'pr-edb' })).status).toBe(204)
    expect(await trainingOf(token)).toMatchObject({ training_end: '2030-08-03' })
    // Set-up again, without a word about it.
    expect((await finish(token, complete)).status).toBe(204)
    expect(await trainingOf(token)).toMatchObject({ profession: 'Entwickler:in digitales Business EFZ' })
  })

  test('a profession that is not in the catalogue, or of somebody who is no apprentice, is refused', async () => {
    const [ida, otto] = [await newcomer('Idaberuf', 'APPRENTICE'), await newcomer('Ottoberuf', 'USER')]
    expect(await finish(ida, { ...complete, professionId: 'pr-zauberei' })).toMatchObject({
      status: 400,
      body: { errors: ['Diesen Beruf gibt es nicht in der Liste.'] },
    })
    expect(await finish(otto, { ...complete, professionId: 'pr-kv-efz' })).toMatchObject({
      status: 400,
      body: { errors: ['Einen Beruf wählen nur Lernende.'] },
    })
    for (const token of [ida, otto]) expect((await app.call('checkSession', { token })).status).toBe(207)
  })

  test('others need no date; a date far in the future is refused', async () => {
    expect((await finish(await newcomer('Otto', 'USER'), { ...complete, date: null })).status).toBe(204)
    expect((await finish(await newcomer('Ida', 'APPRENTICE'), { ...complete, date: '2099-01-01' })).status).toBe(400)
  })
})
