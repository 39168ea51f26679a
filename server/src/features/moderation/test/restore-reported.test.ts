// When what was taken away can come back. That it comes back exactly, each feature says of its own things.
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newFile } from '../../../../test/files.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newPost } from '../../../../test/posts.ts'
import { profileOf } from '../../../../test/profiles.ts'
import { newReport, removeReported, wholeRow } from '../../../../test/reports.ts'
import { forgetRemoved } from '../actions/forget-removed.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const restore = (as: Person, id: string) => app.call('restoreReported', { as, body: { id, reasons: 'Doch.' } })
const rowOf = (table: string, id: string) => wholeRow(app, table, id)

describe('restoreReported', () => {
  test('once; not what was never removed; not while somebody waits for a second look', async () => {
    const postId = await newPost(app, scene.lea)
    const id = await removeReported(app, scene.ada, scene.lea, { target: 'POST', targetId: postId })
    await app.call('objectToDecision', { as: scene.lea, body: { id, body: 'Nein.' } })
    expect((await restore(scene.ada, id)).body).toMatchObject({ status: 409, code: 'status_conflict' })
    await app.call('settleObjection', { as: scene.bruno, body: { id, outcome: 'CHANGED', reasons: 'Doch.' } })
    expect((await restore(scene.ada, id)).body).toMatchObject({ status: 409, code: 'status_conflict' })
    const warned = await newReport(app, scene.lea, { decision: 'WARNED', decider: scene.ada })
    expect((await restore(scene.ada, warned)).body).toMatchObject({ status: 409, code: 'status_conflict' })
  })

  test('after 90 days nothing is kept, files included; with an open objection it waits', async () => {
    const profileId = await profileOf(app, scene.david)
    const avatar = await newFile(app, scene.david, 'IMAGE')
    await app.pool.query(`update file set attached_resource = 'avatar', attached_id = $2 where id = $1`, [
      avatar,
      scene.david.id,
    ])
    await app.pool.query('update person set avatar_file_id = $2 where id = $1', [scene.david.id, avatar])
    const id = await removeReported(app, scene.ada, scene.david, { target: 'USER_PROFILE', targetId: profileId })
    await app.call('objectToDecision', { as: scene.david, body: { id, body: 'Nein.' } })
    await app.pool.query(`update report set date_closed = now() - interval '91 days' where id = $1`, [id])
    await app.begin((tx) => forgetRemoved(tx, 10))
    expect((await rowOf('report', id)).kept).not.toBeNull()
    await app.call('settleObjection', { as: scene.bruno, body: { id, outcome: 'UPHELD', reasons: 'Bleibt so.' } })
    expect(await app.begin((tx) => forgetRemoved(tx, 10))).toBe(1)
    expect((await rowOf('report', id)).kept).toBeNull()
    expect(await rowOf('file', avatar)).toBeUndefined()
    expect((await restore(scene.ada, id)).body).toMatchObject({ code: 'content_gone' })
  })
})
