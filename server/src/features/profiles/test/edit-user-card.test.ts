import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { attachFile, filesOf, newFile } from '../../../../test/files.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { profileOf } from '../../../../test/profiles.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const edit = (who: Person, body: object) => app.call('editUserCard', { as: who, body })
const rowOf = ({ id }: Person) => app.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const audited = async ({ id }: Person, action: string) =>
  (await app.pool.query('select actor_id, details from audit where target_id = $1 and action = $2', [id, action])).rows
const announced = async ({ id }: Person) =>
  (
    await app.pool.query(
      "select 1 from pgboss.job where name = 'event' and data ->> 'event' = 'profile.updated' and data -> 'payload' ->> 'personId' = $1",
      [id],
    )
  ).rows.length

describe('editUserCard', () => {
  test('absent is unchanged, null is removed', async () => {
    expect((await edit(scene.lea, { slogan: 'Eins', location: 'Aarau' })).status).toBe(204)
    expect((await edit(scene.lea, { slogan: null })).status).toBe(204)
    expect(await rowOf(scene.lea)).toMatchObject({
      slogan: '',
      location: 'Aarau',
      name_first: 'Lea',
      name_last: 'Muster',
    })
    // Card and text are saved one after the other: others hear of it once.
    expect(await announced(scene.lea)).toBe(1)
  })

  test('a changed name is written down, and found by; the same name is no change', async () => {
    expect((await edit(scene.david, { nameFirst: 'David', nameLast: 'Muster' })).status).toBe(204)
    expect(await audited(scene.david, 'renamePerson')).toEqual([])
    expect((await edit(scene.david, { nameLast: 'Zgraggen' })).status).toBe(204)
    expect(await audited(scene.david, 'renamePerson')).toEqual([
      { actor_id: scene.david.id, details: { from: 'David Muster', to: 'David Zgraggen' } },
    ])
    const { body } = await app.call('searchPeople', { as: scene.lea, query: { query: 'Zgraggen' } })
    expect(body).toMatchObject([{ userId: scene.david.id }])
  })

  test.each([
    { nameFirst: null },
    { nameLast: null },
    { nameLast: '  ' },
    { slogan: 'x'.repeat(201) },
    { imageId: 'x' },
  ])('%j: 400, and nothing changes', async (body) => {
    const before = await rowOf(scene.noah)
    const { last_login_at: _, ...same } = before
    expect((await edit(scene.noah, { location: 'Bern', ...body })).status).toBe(400)
    expect(await rowOf(scene.noah)).toMatchObject(same)
  })

  test('a design, an own picture, none: what was there before goes', async () => {
    const [first, second] = [await newFile(app, scene.lea, 'IMAGE'), await newFile(app, scene.lea, 'IMAGE')]
    expect((await edit(scene.lea, { imageId: first, bannerId: second })).status).toBe(204)
    expect(await rowOf(scene.lea)).toMatchObject({ avatar_file_id: first, avatar_art: null, banner_art: null })
    expect([await filesOf(app, 'avatar', scene.lea.id), await filesOf(app, 'banner', scene.lea.id)]).toEqual([
      [first],
      [second],
    ])
    expect((await edit(scene.lea, { imageId: 'generated:4', bannerId: 'generated:2' })).status).toBe(204)
    expect(await rowOf(scene.lea)).toMatchObject({ avatar_file_id: null, avatar_art: 4, banner_art: 2 })
    expect([await filesOf(app, 'avatar', scene.lea.id), await filesOf(app, 'banner', scene.lea.id)]).toEqual([[], []])
    expect((await edit(scene.lea, { imageId: null })).status).toBe(204)
    expect(await rowOf(scene.lea)).toMatchObject({ avatar_file_id: null, avatar_art: null })
    expect((await edit(scene.lea, { imageId: 'generated:77' })).status).toBe(400)
  })

  test('somebody else’s file is not taken: 400', async () => {
    const theirs = await newFile(app, scene.david, 'IMAGE')
    expect((await edit(scene.lea, { imageId: theirs })).status).toBe(400)
    expect(await filesOf(app, 'avatar', scene.lea.id)).toEqual([])
  })

  test('ADMIN empties somebody else’s, but never writes there and never renames', async () => {
    const id = await profileOf(app, scene.luca)
    const picture = await newFile(app, scene.luca, 'IMAGE')
    await attachFile(app, picture, 'avatar', scene.luca.id)
    await app.pool.query("update person set avatar_file_id = $2, slogan = 'Laut' where id = $1", [
      scene.luca.id,
      picture,
    ])
    for (const body of [
      { slogan: 'Leise' },
      { nameFirst: 'Lukas' },
      { nameFirst: null },
      { location: null },
      { imageId: 'generated:1' },
      { slogan: null, bannerId: 'generated:1' },
    ])
      expect([body, (await edit(scene.bruno, { id, ...body })).status]).toEqual([body, 403])
    expect(await rowOf(scene.luca)).toMatchObject({ slogan: 'Laut', avatar_file_id: picture })
    expect((await edit(scene.bruno, { id, slogan: null, imageId: null })).status).toBe(204)
    expect(await rowOf(scene.luca)).toMatchObject({ slogan: '', avatar_file_id: null, name_first: 'Luca' })
    expect(await filesOf(app, 'avatar', scene.luca.id)).toEqual([])
    expect(await audited(scene.luca, 'emptyProfile')).toMatchObject([
      { actor_id: scene.bruno.id, details: { fields: ['slogan', 'imageId'] } },
    ])
    expect(await announced(scene.luca)).toBe(0)
  })

  test('nobody else empties anything: 403, whether it is there or not', async () => {
    for (const id of [await profileOf(app, scene.lea), '0198f1c2-0000-7000-8000-00000000ffff'])
      expect((await edit(scene.clara, { id, slogan: null })).status).toBe(403)
    // The own id is one's own profile.
    expect((await edit(scene.clara, { id: await profileOf(app, scene.clara), slogan: 'Nun denn' })).status).toBe(204)
  })
})
