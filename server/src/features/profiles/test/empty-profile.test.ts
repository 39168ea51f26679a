import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { attachFile, filesOf, newFile } from '../../../../test/files.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { companyProfileOf, profileOf } from '../../../../test/profiles.ts'
import { wholeRow } from '../../../../test/reports.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const REASONS = 'Beleidigt andere.'
const empty = (as: Person, id: string, reasons = REASONS) => app.call('emptyProfile', { as, body: { id, reasons } })
const caseOf = (targetId: string) =>
  app.db.selectFrom('report').selectAll().where('target_id', '=', targetId).executeTakeFirst()
const shown = ({ slogan, bio, avatar_file_id, name_first }: Record<string, unknown>) => ({
  slogan,
  bio,
  avatar_file_id,
  name_first,
})

describe('emptyProfile', () => {
  test('Bruno empties Luca’s with reasons: the name stays, Luca reads why, and it can be brought back', async () => {
    const id = await profileOf(app, scene.luca)
    const picture = await newFile(app, scene.luca, 'IMAGE')
    await attachFile(app, picture, 'avatar', scene.luca.id)
    await app.pool.query("update person set avatar_file_id = $2, slogan = 'Laut', bio = 'Alt' where id = $1", [
      scene.luca.id,
      picture,
    ])
    const before = shown(await wholeRow(app, 'person', scene.luca.id))
    expect((await empty(scene.bruno, id)).status).toBe(204)
    expect(shown(await wholeRow(app, 'person', scene.luca.id))).toEqual({
      slogan: '',
      bio: '',
      avatar_file_id: null,
      name_first: 'Luca',
    })
    expect(await filesOf(app, 'avatar', scene.luca.id)).toEqual([])
    const made = await caseOf(id)
    expect(made).toMatchObject({
      target: 'USER_PROFILE',
      author_id: scene.luca.id,
      decided_by: scene.bruno.id,
      decision: 'REMOVED',
      reasons: REASONS,
      reporter_id: null,
    })
    const decision = await app.call('readDecision', { as: scene.luca, query: { id: made!.id } })
    expect(decision.body).toMatchObject({ reasons: REASONS, can: { object: true } })
    const listed = (await app.call('listRemoved', { as: scene.ada, query: {} })).body.content
    expect(listed).toMatchObject([{ reportId: made!.id, target: 'USER_PROFILE', text: 'Laut Alt', isByAuthor: false }])
    const back = { id: made!.id, reasons: 'War nicht so gemeint.' }
    expect((await app.call('restoreReported', { as: scene.ada, body: back })).status).toBe(204)
    expect(shown(await wholeRow(app, 'person', scene.luca.id))).toEqual(before)
  })

  test('without reasons: 400; not one’s own, not a company’s, not by officers or colleagues: 403', async () => {
    await app.pool.query("update person set slogan = 'Da' where id = $1", [scene.lea.id])
    const id = await profileOf(app, scene.lea)
    expect((await empty(scene.bruno, id, '  ')).status).toBe(400)
    for (const who of [scene.lea, scene.noah, scene.clara, scene.elena])
      expect((await empty(who, id)).body).toMatchObject({ status: 403 })
    expect((await empty(scene.bruno, await profileOf(app, scene.bruno))).status).toBe(403)
    expect((await empty(scene.bruno, await companyProfileOf(app, scene.nordwerk))).status).toBe(403)
    expect((await wholeRow(app, 'person', scene.lea.id))['slogan']).toBe('Da')
    expect(await caseOf(id)).toBeUndefined()
  })

  test('there is no other way: the calls of one’s own profile refuse others’, emptied or not', async () => {
    await app.pool.query("update person set slogan = 'Da', bio = 'Da' where id = $1", [scene.david.id])
    const id = await profileOf(app, scene.david)
    for (const who of [scene.ada, scene.bruno, scene.clara]) {
      expect((await app.call('editUserCard', { as: who, body: { id, slogan: null } })).status).toBe(403)
      expect((await app.call('editUserAbout', { as: who, body: { id, bio: null } })).status).toBe(403)
    }
    expect(await wholeRow(app, 'person', scene.david.id)).toMatchObject({ slogan: 'Da', bio: 'Da' })
  })
})
