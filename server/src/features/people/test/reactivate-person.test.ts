import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { freshAddress, inboxOf } from '../../../../test/inbox.ts'
import { newPerson, newScene, PASSWORD, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
})

const newMika = () =>
  newPerson(app, { nameFirst: 'Mika', companyId: scene.nordwerk, roles: ['USER'], email: freshAddress('mika') })
const deactivate = (who: Person, id: string) =>
  app.call('deactivatePerson', { as: who, body: { id, receiverId: null } })
const reactivate = (who: Person, id: string) => app.call('reactivatePerson', { as: who, body: { id } })
const login = ({ email }: Person) =>
  app.call('login', { headers: { authorization: `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString('base64')}` } })

describe('reactivatePerson', () => {
  test('signs in again and is told; what was signed in before stays out', async () => {
    const mika = await newMika()
    const before = await app.tokenOf(mika)
    expect((await deactivate(scene.clara, mika.id)).status).toBe(204)
    expect((await login(mika)).status).toBe(401)
    expect((await reactivate(scene.clara, mika.id)).status).toBe(204)
    expect((await login(mika)).status).toBe(200)
    expect((await app.call('checkSession', { token: before })).status).toBe(401)
    const { rows } = await app.pool.query('select rights_version from person where id = $1', [mika.id])
    expect(rows).toEqual([{ rights_version: 3 }])
    expect(await reactivate(scene.clara, mika.id)).toMatchObject({ status: 409, body: { code: 'status_conflict' } })
    await eventually(async () =>
      expect((await inboxOf(mika.email)).map(({ subject }) => subject).toSorted()).toEqual([
        'Dein Zugang zu Werkplatz ist beendet',
        'Dein Zugang zu Werkplatz ist wieder offen',
        // From a device nobody knows.
        'Neue Anmeldung bei deinem Konto',
      ]),
    )
  })

  test('an officer nobody of another company, a trainer nobody', async () => {
    const mika = await newMika()
    expect((await deactivate(scene.clara, mika.id)).status).toBe(204)
    expect((await reactivate(scene.elena, mika.id)).status).toBe(404)
    expect((await reactivate(scene.david, mika.id)).status).toBe(403)
  })
})
