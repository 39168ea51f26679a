// Who is told what about posts and comments, through a real worker.
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newComment, newPost, profileOf } from '../../../../test/posts.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
})

const toldOf = (targetId: string) =>
  app.db
    .selectFrom('notification')
    .select(['kind', 'recipient_id', 'type', 'body'])
    .where('target_id', '=', targetId)
    .orderBy('date_created')
    .orderBy('kind')
    .execute()
const kindsOf = async (targetId: string) => (await toldOf(targetId)).map(({ kind }) => kind).toSorted()
const untilTold = (targetId: string, kinds: string[]) =>
  eventually(async () => expect(await kindsOf(targetId)).toEqual(kinds.toSorted()), 20_000)
/** Everything announced so far was heard. */
const allHeard = () =>
  eventually(async () => {
    const { rows } = await app.pool.query(
      "select from pgboss.job where state in ('created', 'retry', 'active') and name not like 'erase%' and start_after <= now()",
    )
    expect(rows).toHaveLength(0)
  }, 20_000)
const heart = (who: Person, targetId: string, heartType: 'post' | 'comment' = 'post') =>
  app.call('changeHeart', { as: who, body: { targetId, heartType } })
const comment = (who: Person, targetId: string, body = 'Gut gemacht') =>
  app.call('saveComment', { as: who, body: { targetId, body, commentType: 'post' } })

describe('post notices', () => {
  test('hearts, comments, answers: the author is told, the target is the post; nobody of the own doing', async () => {
    const id = await newPost(app, scene.lea, { isQuestion: true })
    await heart(scene.lea, id)
    await heart(scene.david, id)
    await comment(scene.lea, id)
    await comment(scene.luca, id)
    await untilTold(id, ['comment.created', 'post.hearted'])
    const answer = await newComment(app, scene.noah, id)
    await heart(scene.david, answer, 'comment')
    await app.call('markHelpful', { as: scene.lea, body: { id, commentId: answer } })
    await untilTold(id, ['comment.created', 'comment.hearted', 'comment.helpful', 'post.hearted'])
    const told = await toldOf(id)
    const of = (kind: string) => told.find((row) => row.kind === kind)
    expect(of('post.hearted')).toMatchObject({
      recipient_id: scene.lea.id,
      body: expect.stringContaining('David Muster'),
    })
    expect(of('comment.created')).toMatchObject({ recipient_id: scene.lea.id, type: 'comment' })
    expect(of('comment.hearted')).toMatchObject({ recipient_id: scene.noah.id })
    const { body } = await app.call('listNotifications', { as: scene.lea, query: { userId: scene.lea.id } })
    expect(body.find(({ targetId }) => targetId === id)?.link).toBe(`/dashboard/community/post?id=${id}`)
  }, 60_000)

  test('what many do is told once, until the author has looked', async () => {
    const id = await newPost(app, scene.clara)
    await comment(scene.david, id)
    await heart(scene.david, id)
    await untilTold(id, ['comment.created', 'post.hearted'])
    for (const who of [scene.lea, scene.noah, scene.luca]) {
      await comment(who, id)
      await heart(who, id)
    }
    await allHeard()
    expect(await kindsOf(id)).toEqual(['comment.created', 'post.hearted'])
    await app.pool.query('update notification set is_read = true, mail_due = false where target_id = $1', [id])
    await comment(scene.lea, id, 'Noch etwas')
    await heart(scene.vera, id)
    await untilTold(id, ['comment.created', 'comment.created', 'post.hearted'])
    await allHeard()
    expect(await kindsOf(id)).toEqual(['comment.created', 'comment.created', 'post.hearted'])
  }, 60_000)

  test('who is named is told, once each, also when the text is changed later', async () => {
    const [noah, luca] = [await profileOf(app, scene.noah), await profileOf(app, scene.luca)]
    const { headers } = await app.call('savePost', { as: scene.lea, body: { body: `Danke @[${noah}] und @[${noah}]` } })
    const id = new URL(String(headers['location']), 'https://x.example').searchParams.get('id')!
    await untilTold(id, ['post.mentioned'])
    await app.call('savePost', { as: scene.lea, body: { id, body: `Danke @[${noah}] und @[${luca}]` } })
    await untilTold(id, ['post.mentioned', 'post.mentioned'])
    expect((await toldOf(id)).map((row) => row.recipient_id)).toEqual([scene.noah.id, scene.luca.id])
  }, 60_000)

  test('who looks after the community changes a post: its author is told, not by whom', async () => {
    const id = await newPost(app, scene.lea)
    await app.call('savePost', { as: scene.clara, body: { id, body: 'Freundlicher' } })
    await untilTold(id, ['post.edited'])
    expect((await toldOf(id))[0]).toMatchObject({
      recipient_id: scene.lea.id,
      body: expect.not.stringContaining('Clara'),
    })
  }, 60_000)

  test('the feed: a post and a comment each time, hearts once an hour', async () => {
    const { headers } = await app.call('savePost', { as: scene.bruno, body: { body: 'Neu hier' } })
    const id = new URL(String(headers['location']), 'https://x.example').searchParams.get('id')!
    await comment(scene.bruno, id)
    await heart(scene.bruno, id)
    await allHeard()
    await heart(scene.bruno, await newPost(app, scene.lea))
    await allHeard()
    const { body } = await app.call('listEvents', { as: scene.luca })
    const his = body.filter(({ nameFirst }) => nameFirst === 'Bruno').map((event) => event.eventInteraction)
    expect(his.toSorted()).toEqual(['COMMENT_CREATED', 'POST_CREATED', 'POST_HEARTED'])
  }, 60_000)
})
