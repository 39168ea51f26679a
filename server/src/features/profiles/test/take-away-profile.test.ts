// Emptied after a report, and back exactly as it was.
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newFile } from '../../../../test/files.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { companyProfileOf, profileOf } from '../../../../test/profiles.ts'
import { removeReported, wholeRow } from '../../../../test/reports.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const restore = (as: Person, id: string) => app.call('restoreReported', { as, body: { id, reasons: 'Doch.' } })
const rowOf = (table: string, id: string) => wholeRow(app, table, id)

describe('restoreProfile', () => {
  test('the parts of a profile, pictures included', async () => {
    const profileId = await profileOf(app, scene.lea)
    const [avatar, video] = [await newFile(app, scene.lea, 'IMAGE'), await newFile(app, scene.lea, 'VIDEO')]
    const attach = `update file set attached_resource = $2, attached_id = $3 where id = $1`
    await app.pool.query(attach, [avatar, 'avatar', scene.lea.id])
    await app.pool.query(attach, [video, 'video', scene.lea.id])
    await app.pool.query(
      `update person set slogan = 'Löten', bio = 'Über mich', avatar_file_id = $2, banner_art = 3,
         links = '[{"id": "x", "linkType": "WEB", "url": "https://example.com"}]' where id = $1`,
      [scene.lea.id, avatar],
    )
    // She has signed in before, not in between.
    const token = await app.tokenOf(scene.lea)
    const before = [await rowOf('person', scene.lea.id), await rowOf('file', avatar), await rowOf('file', video)]
    const id = await removeReported(app, scene.ada, scene.lea, { target: 'USER_PROFILE', targetId: profileId })
    expect(await rowOf('person', scene.lea.id)).toMatchObject({
      slogan: '',
      bio: '',
      links: [],
      avatar_file_id: null,
      banner_art: null,
      name_first: 'Lea',
    })
    expect(await rowOf('file', avatar)).toMatchObject({ attached_resource: 'report', attached_id: id })
    const shown = await app.call('readReport', { as: scene.ada, query: { id } })
    expect(shown.body.entries).toMatchObject([{ body: expect.stringContaining('Über mich'), images: [{ id: avatar }] }])
    expect((await app.call('deleteImage', { token, body: { id: avatar } })).status).toBe(403)
    await restore(scene.ada, id)
    expect([await rowOf('person', scene.lea.id), await rowOf('file', avatar), await rowOf('file', video)]).toEqual(
      before,
    )
  })

  test('what the person has written since stays', async () => {
    const profileId = await profileOf(app, scene.noah)
    await app.pool.query(`update person set slogan = 'Alt', bio = 'Alt' where id = $1`, [scene.noah.id])
    const id = await removeReported(app, scene.ada, scene.noah, { target: 'USER_PROFILE', targetId: profileId })
    await app.pool.query(`update person set slogan = 'Neu' where id = $1`, [scene.noah.id])
    await restore(scene.ada, id)
    expect(await rowOf('person', scene.noah.id)).toMatchObject({ slogan: 'Neu', bio: 'Alt' })
  })

  test('the profile of a company', async () => {
    await app.pool.query(
      `update company set slogan = 'Wir', bio = 'Seit 1990', banner = '{"art": "banner", "design": 2}',
         logo = '{"key": "k", "type": "image/webp", "size": 1}' where id = $1`,
      [scene.suedwerk],
    )
    const before = await rowOf('company', scene.suedwerk)
    const targetId = await companyProfileOf(app, scene.suedwerk)
    const made = { target: 'COMPANY_PROFILE', targetId, isCompanys: true } as const
    const id = await removeReported(app, scene.ada, scene.elena, made)
    expect(await rowOf('company', scene.suedwerk)).toMatchObject({ slogan: '', bio: '', banner: null, logo: null })
    await restore(scene.ada, id)
    expect(await rowOf('company', scene.suedwerk)).toEqual(before)
  })
})
