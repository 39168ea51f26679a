// What authors delete of their own is kept with what brings it back; what they change is not.
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newComment, newPost } from '../../../../test/posts.ts'
import { profileOf } from '../../../../test/profiles.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const keptOf = (who: Person) =>
  app.db
    .selectFrom('removal')
    .select(['target', 'target_id', 'company_id', 'is_by_author', 'kept', 'date_restored'])
    .where('author_id', '=', who.id)
    .orderBy('id')
    .execute()

describe('keepRemoved', () => {
  test('posts and comments of one’s own; those of others by a moderator are kept in their case', async () => {
    const kim = await newPerson(app, { nameFirst: 'Kim', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
    const question = await newPost(app, scene.noah, { isQuestion: true })
    const [own, answer, removed] = [
      await newPost(app, kim),
      await newComment(app, kim, question),
      await newPost(app, kim),
    ]
    await app.call('markHelpful', { as: scene.noah, body: { id: question, commentId: answer } })
    await app.call('deletePost', { as: kim, body: { id: own } })
    await app.call('deleteComment', { as: kim, body: { id: answer } })
    await app.call('deletePost', { as: scene.clara, body: { id: removed, reasons: 'Werbung.' } })
    const kept = { company_id: scene.nordwerk, is_by_author: true, date_restored: null }
    expect(await keptOf(kim)).toEqual([
      { ...kept, target: 'POST', target_id: own, kept: {} },
      { ...kept, target: 'COMMENT', target_id: answer, kept: { wasHelpful: true } },
    ])
  })

  test('emptied texts of a profile, each once; not what another text replaces, nor a name or place', async () => {
    const kim = await newPerson(app, { nameFirst: 'Kira', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
    const card = (body: object) => app.call('editUserCard', { as: kim, body })
    const about = (body: object) => app.call('editUserAbout', { as: kim, body })
    await card({ slogan: 'Eins', location: 'Olten' })
    await card({ slogan: 'Zwei', location: null })
    await about({ bio: 'Über mich' })
    expect(await keptOf(kim)).toEqual([])
    await about({ bio: null })
    await about({ bio: null })
    await card({ slogan: null })
    const target_id = await profileOf(app, kim)
    expect((await keptOf(kim)).map((row) => [row.target, row.target_id, row.kept])).toEqual([
      ['USER_PROFILE', target_id, { parts: { slogan: '', bio: 'Über mich', links: [] }, files: [] }],
      ['USER_PROFILE', target_id, { parts: { slogan: 'Zwei', bio: '', links: [] }, files: [] }],
    ])
  })
})
