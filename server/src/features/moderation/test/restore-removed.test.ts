// What is away and can still be brought back: what moderators removed, and what authors deleted themselves.
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newComment, newPost } from '../../../../test/posts.ts'
import { profileOf } from '../../../../test/profiles.ts'
import { removeReported, wholeRow } from '../../../../test/reports.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { forgetRemoved } from '../actions/forget-removed.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
})

const REASONS = 'Wir brauchen die Antwort noch.'
const list = async (as: Person) => (await app.call('listRemoved', { as, query: { size: 100 } })).body.content
const restore = (as: Person, id: string, reasons = REASONS) => app.call('restoreRemoved', { as, body: { id, reasons } })
const rowOf = (table: string, id: string) => wholeRow(app, table, id)
const removalOf = async (targetId: string) =>
  (await app.db.selectFrom('removal').select('id').where('target_id', '=', targetId).executeTakeFirst())?.id ?? ''
const deleted = async (author: Person) => {
  const postId = await newPost(app, author, { body: `Löten von ${author.nameFirst}` })
  await app.call('deletePost', { as: author, body: { id: postId } })
  return { postId, id: await removalOf(postId) }
}
const mailsTo = async (who: Person) =>
  (
    await app.pool.query<{ template: string; placeholders: Record<string, string> }>(
      'select template, placeholders from mail where person_id = $1 order by id',
      [who.id],
    )
  ).rows

describe('restoreRemoved', () => {
  test('a post that Lea deleted comes back with its comments and hearts, and she reads why', async () => {
    const postId = await newPost(app, scene.lea)
    await newComment(app, scene.noah, postId)
    await app.call('changeHeart', { as: scene.david, body: { targetId: postId, heartType: 'post' } })
    const before = await rowOf('post', postId)
    await app.call('deletePost', { as: scene.lea, body: { id: postId } })
    const id = await removalOf(postId)
    expect((await restore(scene.clara, id)).status).toBe(204)
    expect(await rowOf('post', postId)).toEqual(before)
    expect(await rowOf('removal', id)).toMatchObject({ restored_by: scene.clara.id, reasons: REASONS, kept: {} })
    const { rows } = await app.pool.query(
      'select action, resource, actor_id, details from audit where target_id = $1',
      [id],
    )
    expect(rows).toEqual([
      { action: 'restore', resource: 'removal', actor_id: scene.clara.id, details: { target: 'POST' } },
    ])
    await eventually(async () => {
      const told = await app.db
        .selectFrom('notification')
        .select(['kind', 'recipient_id', 'body'])
        .where('target_id', '=', postId)
        .where('kind', '=', 'post.undeleted')
        .execute()
      expect(told).toEqual([
        { kind: 'post.undeleted', recipient_id: scene.lea.id, body: expect.stringContaining(REASONS) },
      ])
      expect(await mailsTo(scene.lea)).toMatchObject([
        { template: 'contentRestored', placeholders: { targetLabel: 'Beitrag', reviewMessage: REASONS } },
      ])
    }, 20_000)
  })

  test('a comment that had helped helps again', async () => {
    const postId = await newPost(app, scene.noah, { isQuestion: true })
    const commentId = await newComment(app, scene.lea, postId)
    await app.call('markHelpful', { as: scene.noah, body: { id: postId, commentId } })
    const before = [await rowOf('post', postId), await rowOf('comment', commentId)]
    await app.call('deleteComment', { as: scene.lea, body: { id: commentId } })
    expect((await restore(scene.ada, await removalOf(commentId))).status).toBe(204)
    expect([await rowOf('post', postId), await rowOf('comment', commentId)]).toEqual(before)
  })

  test('texts of a profile; what was written since stays', async () => {
    const david = await newPerson(app, { nameFirst: 'Dario', companyId: scene.nordwerk, roles: ['USER'] })
    const profileId = await profileOf(app, david)
    const links = [{ linkType: 'HOME', url: 'https://dario.example' }]
    await app.call('editUserCard', { as: david, body: { slogan: 'Ich löte' } })
    await app.call('editUserAbout', { as: david, body: { bio: 'Über mich', links } })
    await app.call('editUserAbout', { as: david, body: { bio: '', links: [] } })
    await app.call('editUserCard', { as: david, body: { slogan: null } })
    await app.call('editUserAbout', { as: david, body: { bio: 'Neu' } })
    const shown = (await list(scene.clara)).filter(({ author }) => author?.name.startsWith('Dario'))
    expect(shown.map(({ target, text }) => [target, text])).toEqual([
      ['USER_PROFILE', 'Ich löte'],
      ['USER_PROFILE', 'Über mich https://dario.example'],
    ])
    for (const { id } of shown) expect((await restore(scene.clara, id)).status).toBe(204)
    const { body } = await app.call('readProfile', { as: david, params: { type: 'user' }, query: { id: profileId } })
    expect(body).toMatchObject({ slogan: 'Ich löte', bio: 'Neu', links: [{ url: 'https://dario.example' }] })
  })

  test('no reason, no restoring: 400; twice: 409; too long: 400', async () => {
    const { id } = await deleted(scene.lea)
    for (const reasons of ['', '   ', 'x'.repeat(301)])
      expect((await restore(scene.clara, id, reasons)).status).toBe(400)
    expect((await restore(scene.clara, id)).status).toBe(204)
    expect((await restore(scene.ada, id)).body).toMatchObject({ status: 409, code: 'status_conflict' })
  })

  test('never one’s own, officers of their own company only, others not at all', async () => {
    const { id } = await deleted(scene.lea)
    const own = await Promise.all([scene.ada, scene.bruno, scene.clara].map(deleted))
    const listed = async (who: Person) => (await list(who)).map((one) => one.id)
    for (const [i, who] of [scene.ada, scene.bruno, scene.clara].entries()) {
      expect(await listed(who)).not.toContain(own[i]!.id)
      expect((await restore(who, own[i]!.id)).body).toMatchObject({ status: 404 })
      expect(await listed(who)).toContain(id)
    }
    expect(await listed(scene.elena)).not.toContain(id)
    expect((await restore(scene.elena, id)).body).toMatchObject({ status: 404 })
    for (const who of [scene.lea, scene.noah, scene.david]) {
      expect((await restore(who, id)).body).toMatchObject({ status: 403 })
      expect((await app.call('listRemoved', { as: who, query: {} })).body).toMatchObject({ status: 403 })
    }
    expect((await rowOf('removal', id)).date_restored).toBeNull()
  })

  test('after 90 days it is in no list, cannot be brought back, and nothing of it is left', async () => {
    const [old, fresh] = [await deleted(scene.lea), await deleted(scene.lea)]
    const age = (table: string, column: string, id: string, days: number) =>
      app.pool.query(`update ${table} set ${column} = now() - make_interval(days => $2) where id = $1`, [id, days])
    await age('removal', 'date_created', old.id, 91)
    await age('removal', 'date_created', fresh.id, 89)
    const listed = (await list(scene.clara)).map(({ id }) => id)
    expect([listed.includes(old.id), listed.includes(fresh.id)]).toEqual([false, true])
    expect((await restore(scene.clara, old.id)).body).toMatchObject({ status: 409, code: 'content_gone' })
    expect(await app.begin((tx) => forgetRemoved(tx, 10))).toBe(1)
    expect(await rowOf('removal', old.id)).toBeUndefined()
    expect((await restore(scene.clara, fresh.id)).status).toBe(204)
  })

  test('what is erased already: 409 content_gone', async () => {
    const { id, postId } = await deleted(scene.lea)
    await app.pool.query('delete from post where id = $1', [postId])
    expect((await restore(scene.clara, id)).body).toMatchObject({ status: 409, code: 'content_gone' })
    expect((await rowOf('removal', id)).date_restored).toBeNull()
  })
})

describe('listRemoved', () => {
  test('newest first: what it is, whose, who took it away, until when; each thing once', async () => {
    const other = await newScene(app, 'Entfernt')
    const [post, reported] = [
      await newPost(app, other.lea, { body: 'Kuchen im Lager' }),
      await newPost(app, other.noah),
    ]
    const comment = await newComment(app, other.lea, reported, { body: 'Ich komme auch' })
    await app.call('deleteComment', { as: other.lea, body: { id: comment } })
    const caseId = await removeReported(app, other.clara, other.noah, { target: 'POST', targetId: reported })
    // The clock of a test app is not the database's.
    await app.pool.query('update report set date_closed = now() where id = $1', [caseId])
    await app.call('deletePost', { as: other.lea, body: { id: post } })
    const shown = await list(other.clara)
    expect(shown).toMatchObject([
      {
        id: await removalOf(post),
        reportId: null,
        target: 'POST',
        subject: 'Kuchen im Lager',
        text: 'Kuchen im Lager',
        author: { name: expect.stringContaining('Lea') },
        isByAuthor: true,
        remover: null,
        isRestorable: true,
      },
      {
        id: caseId,
        reportId: caseId,
        target: 'POST',
        text: 'Beitrag von Noah',
        author: { name: expect.stringContaining('Noah') },
        isByAuthor: false,
        remover: { name: expect.stringContaining('Clara') },
        isRestorable: true,
      },
      { target: 'COMMENT', subject: 'Beitrag von Noah', text: 'Ich komme auch', isByAuthor: true },
    ])
    const days = shown.map(({ dateRemoved, dueDate }) => (Date.parse(dueDate) - Date.parse(dateRemoved)) / 86_400_000)
    for (const left of days) expect(Math.round(left)).toBeGreaterThanOrEqual(89)
    expect(await list(other.elena)).toEqual([])
    await app.call('objectToDecision', { as: other.noah, body: { id: caseId, body: 'Nein.' } })
    expect((await list(other.clara)).find(({ id }) => id === caseId)).toMatchObject({ isRestorable: false })
    await app.call('restoreRemoved', { as: other.clara, body: { id: await removalOf(post), reasons: 'Doch.' } })
    expect((await list(other.clara)).map(({ target }) => target)).toEqual(['POST', 'COMMENT'])
  })
})
