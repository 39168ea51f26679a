import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { block, hide, newComment, newPost } from '../../../../test/posts.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const UNKNOWN = '00000000-0000-7000-8000-000000000000'

const readPost = (who: Person, id: string) => app.call('readPost', { as: who, params: { id } })

describe('readPost', () => {
  test('everybody signed in reads it with all its comments, oldest first', async () => {
    const id = await newPost(app, scene.lea)
    const comments: string[] = []
    for (let n = 0; n < 5; n += 1) comments.push(await newComment(app, scene.david, id, { minutesAgo: 9 - n }))
    for (const who of [scene.lea, scene.noah, scene.luca, scene.ada]) {
      const { body, status } = await readPost(who, id)
      expect(status).toBe(200)
      expect(body).toMatchObject({ id, commentCount: 5, isOwn: who === scene.lea })
      expect(body.comments.map((comment) => comment.id)).toEqual(comments)
    }
  })

  test('T31: hidden and random ids answer alike', async () => {
    const id = await newPost(app, scene.lea)
    await hide(app, 'post', id)
    const answers = [await readPost(scene.lea, id), await readPost(scene.lea, UNKNOWN)]
    for (const { status, body } of answers) expect([status, body]).toMatchObject([404, { code: 'not_found' }])
  })

  test('what each may do with it', async () => {
    const id = await newPost(app, scene.lea)
    const can = async (who: Person) => (await readPost(who, id)).body.can
    const nothing = { edit: false, delete: false, comment: true, heart: true, report: true, markHelpful: false }
    expect(await can(scene.lea)).toEqual({ ...nothing, edit: true, delete: true, report: false })
    expect(await can(scene.noah)).toEqual(nothing)
    expect(await can(scene.clara)).toEqual({ ...nothing, edit: true, delete: true })
    expect(await can(scene.elena)).toEqual(nothing)
    expect(await can(scene.ada)).toEqual({ ...nothing, edit: true, delete: true })
    await block(app, scene.noah, scene.lea)
    expect(await can(scene.noah)).toEqual({ ...nothing, comment: false, heart: false })
  })

  test('the card of an activity is for those who may read the activity', async () => {
    const activityId = await newActivity(app, scene.david, { title: 'Löten für alle' })
    const id = await newPost(app, scene.david, { activityId })
    expect((await readPost(scene.lea, id)).body.card).toMatchObject({
      kind: 'activity',
      title: 'Löten für alle',
      activityId,
    })
    expect((await readPost(scene.luca, id)).body.card).toBeNull()
  })
})
