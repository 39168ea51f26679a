// Avatar and banner of one's own instead of a design: allowed are clean pictures of the person, nothing else.
import { randomUUID } from 'node:crypto'

import { routeOf } from '@werkplatz/contract/routes.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newTarget } from '../../../../test/matrix/targets.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { film } from '../../files/test/corpus/videos.ts'
import { fileRow, photo, read, slotFor, upload } from '../../files/test/support.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
})

const complete = {
  imageId: 'generated:3',
  bannerId: 'generated:1',
  slogan: 'Fragen kostet nichts.',
  date: '2026-08-03',
}
const newcomer = (nameFirst: string) =>
  newPerson(app, { nameFirst, companyId: scene.nordwerk, roles: ['APPRENTICE'], setupDone: false })
const finish = (token: string, payload: object) => app.call('finishSetup', { token, body: { ...complete, ...payload } })
const newPicture = (owner: Person) => newTarget(app, 'file', owner, routeOf('deleteImage'))
const uploaded = async (token: string, name: string) => {
  const answer = await upload(app, token, { group: 'image', name, bytes: await photo(900, 400) })
  expect(answer.status).toBe(200)
  return answer.id!
}

describe('finishSetup with pictures of one’s own', () => {
  test('both are uploaded before set-up is done, belong to the person afterwards and are shown', async () => {
    const person = await newcomer('Mia')
    const token = await app.tokenOf(person)
    const [imageId, bannerId] = [await uploaded(token, 'ich.jpg'), await uploaded(token, 'berg.jpg')]
    expect((await finish(token, { imageId, bannerId })).status).toBe(204)
    expect(await fileRow(app, imageId)).toMatchObject({ attached_resource: 'avatar', attached_id: person.id })
    expect(await fileRow(app, bannerId)).toMatchObject({ attached_resource: 'banner', attached_id: person.id })
    const { avatar, banner } = (await app.call('readSetup', { token })).body
    expect([avatar.id, banner.id]).toEqual([imageId, bannerId])
    for (const { signedUrl } of [avatar, banner]) expect((await read(signedUrl!)).status).toBe(200)
    const { signedUrl } = (await app.call('readAvatar', { token })).body
    expect(signedUrl).toContain('/thumb?')
    expect((await read(signedUrl!)).status).toBe(200)
    // Leaving the form cleans up, but not what belongs to somebody now.
    await app.call('cleanUpImages', { token, body: { ids: [imageId, bannerId] } })
    expect((await fileRow(app, imageId))?.status).toBe('READY')
  })

  test('one of each; a design chosen later takes the upload away, and the design is the avatar', async () => {
    const person = await newcomer('Jan')
    const token = await app.tokenOf(person)
    const imageId = await newPicture(person)
    expect((await finish(token, { imageId })).status).toBe(204)
    expect((await finish(token, {})).status).toBe(204)
    expect(await fileRow(app, imageId)).toBeUndefined()
    expect((await app.call('readSetup', { token })).body).toMatchObject({
      avatar: { id: 'generated:3', signedUrl: '/art/avatar-3.svg' },
    })
    expect((await app.call('readAvatar', { token })).body).toEqual({ signedUrl: '/art/avatar-3.svg' })
  })

  test.each<[string, (me: Person, token: string) => Promise<string>]>([
    ['of somebody else', async () => newPicture(scene.noah)],
    ['that does not exist', async () => randomUUID()],
    ['that is a document', async (me) => newTarget(app, 'file', me, routeOf('deleteDocument'))],
    [
      'that is a video',
      async (_, token) => (await upload(app, token, { group: 'image', name: 'a.mp4', bytes: film() })).id!,
    ],
    [
      'that was never put',
      async (_, token) =>
        (await slotFor(app, token, { group: 'image', name: 'a.png', bytes: Buffer.alloc(9) })).body.id,
    ],
    [
      'that was refused',
      async (_, token) =>
        (await upload(app, token, { group: 'image', name: 'a.png', bytes: Buffer.from('<script>') })).id!,
    ],
    [
      'that has no verdict yet',
      async (me) => {
        const id = await newPicture(me)
        await app.pool.query("update file set status = 'CHECKING' where id = $1", [id])
        return id
      },
    ],
    [
      'that belongs to something else',
      async (me) => {
        const id = await newPicture(me)
        await app.pool.query("update file set attached_resource = 'activity', attached_id = $2 where id = $1", [
          id,
          randomUUID(),
        ])
        return id
      },
    ],
  ])('a file %s: 400 as avatar and as banner, nothing attached, set-up stays open (T22, T24)', async (what, make) => {
    const me = await newcomer(`Neu${what.replaceAll(/\W/g, '')}`)
    const token = await app.tokenOf(me)
    const id = await make(me, token)
    for (const field of ['imageId', 'bannerId']) {
      expect(await finish(token, { [field]: id })).toMatchObject({
        status: 400,
        body: { errors: ['Eine der Dateien gibt es nicht oder sie gehört nicht dir.'] },
      })
    }
    expect((await app.call('checkSession', { token })).status).toBe(207)
    expect((await app.call('readAvatar', { token })).body).toEqual({ signedUrl: null })
    expect((await fileRow(app, id))?.attached_resource ?? null).not.toBe('avatar')
  })

  test('the same picture cannot be both', async () => {
    const me = await newcomer('Doppelt')
    const token = await app.tokenOf(me)
    const id = await newPicture(me)
    expect((await finish(token, { imageId: id, bannerId: id })).status).toBe(400)
    expect(await fileRow(app, id)).toMatchObject({ attached_id: null })
  })
})
