// Posts and comments as what people report, and who looks at it.
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { hide, newComment, newPost } from '../../../../test/posts.ts'
import { listModerators } from '../../moderation/report.queries.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const UNKNOWN = '00000000-0000-7000-8000-000000000000'

const fileReport = (who: Person, targetId: string, target: 'POST' | 'COMMENT') =>
  app.call('fileReport', { as: who, body: { targetId, target, report: 'SPAM' } })
const moderatorsOf = async (targetId: string) => {
  const { id } = await app.db
    .selectFrom('report')
    .select('id')
    .where('target_id', '=', targetId)
    .executeTakeFirstOrThrow()
  return listModerators(app.db, id, UNKNOWN, 100)
}
const idsOf = (...people: Person[]) => people.map(({ id }) => id).toSorted()

describe('fileReport of posts and comments', () => {
  test.each(['POST', 'COMMENT'] as const)('%s: of others, not one’s own; hidden and random alike', async (target) => {
    const make = async (who: Person) => {
      const post = await newPost(app, who)
      return target === 'POST' ? post : newComment(app, who, post)
    }
    const id = await make(scene.luca)
    expect((await fileReport(scene.lea, id, target)).status).toBe(204)
    expect((await fileReport(scene.luca, id, target)).status).toBe(403)
    await hide(app, target === 'POST' ? 'post' : 'comment', id)
    for (const gone of [id, UNKNOWN])
      expect((await fileReport(scene.noah, gone, target)).body).toMatchObject({ status: 404, code: 'not_found' })
    expect(await moderatorsOf(id)).toEqual(idsOf(scene.ada, scene.bruno, scene.elena))
  })

  test('nobody is asked to judge their own', async () => {
    const officers = await newPost(app, scene.clara)
    await fileReport(scene.lea, officers, 'POST')
    expect(await moderatorsOf(officers)).toEqual(idsOf(scene.ada, scene.bruno))
    const owners = await newPost(app, scene.ada)
    await fileReport(scene.lea, owners, 'POST')
    expect(await moderatorsOf(owners)).toEqual(idsOf(scene.bruno, scene.clara))
  })
})
