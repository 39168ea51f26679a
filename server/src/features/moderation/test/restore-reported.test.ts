// What was taken away comes back exactly as it was, whatever kind of thing it is.
import type { ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newChat } from '../../../../test/chats.ts'
import { newFile } from '../../../../test/files.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newComment, newPost } from '../../../../test/posts.ts'
import { companyProfileOf, profileOf } from '../../../../test/profiles.ts'
import { newReport, type NewTestReport } from '../../../../test/reports.ts'
import { forgetRemoved } from '../actions/forget-removed.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const decide = (as: Person, id: string) =>
  app.call('decideReport', { as, body: { id, decision: 'REMOVED', reasons: 'Geht nicht.', answer: '' } })
const restore = (as: Person, id: string) => app.call('restoreReported', { as, body: { id } })
const rowOf = async (table: string, id: string, key = 'id') =>
  (await app.pool.query<Record<string, unknown>>(`select * from ${table} where ${key} = $1`, [id])).rows[0]!
const read = async (as: Person, postId: string) => app.call('readPost', { as, params: { id: postId } })

async function removed(author: Person, target: ReportTarget, targetId: string, made: NewTestReport = {}) {
  const id = await newReport(app, author, { target, targetId, taker: scene.ada, ...made })
  expect((await decide(scene.ada, id)).status).toBe(204)
  return id
}

describe('restoreReported', () => {
  test('a post with its hearts and comments', async () => {
    const postId = await newPost(app, scene.lea)
    await newComment(app, scene.noah, postId)
    await app.call('changeHeart', { as: scene.david, body: { targetId: postId, heartType: 'post' } })
    const before = await rowOf('post', postId)
    const id = await removed(scene.lea, 'POST', postId)
    expect((await read(scene.noah, postId)).status).toBe(404)
    expect((await restore(scene.bruno, id)).status).toBe(204)
    expect(await rowOf('post', postId)).toEqual(before)
    expect((await read(scene.noah, postId)).body).toMatchObject({ heartCount: 1, commentCount: 1 })
    expect(await rowOf('report', id)).toMatchObject({ restored_by: scene.bruno.id, kept: null })
  })

  test('a comment that had helped helps again', async () => {
    const postId = await newPost(app, scene.noah, { isQuestion: true })
    const commentId = await newComment(app, scene.lea, postId)
    await app.call('markHelpful', { as: scene.noah, body: { id: postId, commentId } })
    const before = [await rowOf('post', postId), await rowOf('comment', commentId)]
    const id = await removed(scene.lea, 'COMMENT', commentId)
    expect(await rowOf('post', postId)).toMatchObject({ helpful_comment_id: null, comment_count: 0 })
    await restore(scene.ada, id)
    expect([await rowOf('post', postId), await rowOf('comment', commentId)]).toEqual(before)
  })

  test('unless another answer helps by now', async () => {
    const postId = await newPost(app, scene.noah, { isQuestion: true })
    const first = await newComment(app, scene.lea, postId)
    const second = await newComment(app, scene.david, postId)
    await app.call('markHelpful', { as: scene.noah, body: { id: postId, commentId: first } })
    const id = await removed(scene.lea, 'COMMENT', first)
    await app.call('markHelpful', { as: scene.noah, body: { id: postId, commentId: second } })
    await restore(scene.ada, id)
    expect(await rowOf('post', postId)).toMatchObject({ helpful_comment_id: second, comment_count: 2 })
  })

  test('what its author had taken away does not come back by a moderator', async () => {
    const postId = await newPost(app, scene.lea)
    await app.call('deletePost', { as: scene.lea, body: { id: postId } })
    const id = await removed(scene.lea, 'POST', postId)
    expect((await restore(scene.ada, id)).body).toMatchObject({ status: 409, code: 'content_gone' })
    expect((await rowOf('post', postId)).hidden_by).toBe(scene.lea.id)
  })

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
    const before = [await rowOf('person', scene.lea.id), await rowOf('file', avatar), await rowOf('file', video)]
    const id = await removed(scene.lea, 'USER_PROFILE', profileId)
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
    expect((await app.call('deleteImage', { as: scene.lea, body: { id: avatar } })).status).toBe(403)
    await restore(scene.ada, id)
    expect([await rowOf('person', scene.lea.id), await rowOf('file', avatar), await rowOf('file', video)]).toEqual(
      before,
    )
  })

  test('what the person has written since stays', async () => {
    const profileId = await profileOf(app, scene.noah)
    await app.pool.query(`update person set slogan = 'Alt', bio = 'Alt' where id = $1`, [scene.noah.id])
    const id = await removed(scene.noah, 'USER_PROFILE', profileId)
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
    const id = await removed(scene.elena, 'COMPANY_PROFILE', await companyProfileOf(app, scene.suedwerk), {
      isCompanys: true,
    })
    expect(await rowOf('company', scene.suedwerk)).toMatchObject({ slogan: '', bio: '', banner: null, logo: null })
    await restore(scene.ada, id)
    expect(await rowOf('company', scene.suedwerk)).toEqual(before)
  })

  test.each(['PENDING', 'APPROVED', 'PUBLISHED', 'ONGOING', 'ARCHIVED'] as const)(
    'an activity that was %s',
    async (status) => {
      const activityId = await newActivity(app, scene.david, { status, isFeatured: status === 'PUBLISHED' })
      const before = await rowOf('activity', activityId)
      const id = await removed(scene.david, 'ACTIVITY', activityId)
      expect((await app.call('readActivity', { as: scene.noah, query: { id: activityId } })).status).toBe(404)
      expect((await app.call('readActivity', { as: scene.david, query: { id: activityId } })).status).toBe(200)
      expect((await restore(scene.ada, id)).status).toBe(204)
      expect(await rowOf('activity', activityId)).toEqual(before)
    },
  )

  test('a message, at its old place; of a chat between two companies by OWNER and ADMIN', async () => {
    const chatId = await newChat(app, [scene.lea, scene.luca], { texts: ['Eins', 'Zwei'] })
    const { rows } = await app.pool.query<{ id: string }>('select id from message where chat_id = $1 order by number', [
      chatId,
    ])
    const messageId = rows[0]!.id
    const before = await rowOf('message', messageId)
    const id = await removed(scene.lea, 'CHAT_MESSAGE', messageId, { companyId: null })
    const texts = async () =>
      (await app.call('readMessages', { as: scene.luca, query: { chatId } })).body.map(({ body }) => body)
    expect(await texts()).toEqual(['', 'Zwei'])
    expect((await restore(scene.clara, id)).status).toBe(404)
    expect((await restore(scene.bruno, id)).status).toBe(204)
    expect(await texts()).toEqual(['Eins', 'Zwei'])
    expect(await rowOf('message', messageId)).toEqual(before)
  })

  test('once; not what was never removed; not while somebody waits for a second look', async () => {
    const postId = await newPost(app, scene.lea)
    const id = await removed(scene.lea, 'POST', postId)
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
    const id = await removed(scene.david, 'USER_PROFILE', profileId)
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
