// Which posts are in which list, in which order, and what of them each reader is shown.
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { block, hide, newComment, newPost, profileOf } from '../../../../test/posts.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
})

type Query = {
  feed?: 'FOLLOWED' | 'QUESTIONS'
  profileId?: string
  page?: number
  size?: number
  sort?: 'dateCreated,asc'
}
const listPosts = async (who: Person, query: Query = {}) => (await app.call('listPosts', { as: who, query })).body
const idsOf = async (who: Person, query: Query = {}) => (await listPosts(who, query)).content.map(({ id }) => id)
const follow = (who: Person, followed: { person_id: string } | { company_id: string }) =>
  app.begin((tx) =>
    tx
      .insertInto('follow')
      .values({ follower_id: who.id, ...followed })
      .execute(),
  )

beforeAll(async () => {
  scene = await newScene(app)
})

describe('listPosts', () => {
  test('everybody’s, newest first, ten at a time; a page behind the last is the last', async () => {
    const ids: string[] = []
    for (let n = 0; n < 23; n += 1)
      ids.unshift(await newPost(app, n % 2 ? scene.luca : scene.david, { minutesAgo: 60 - n }))
    const first = await listPosts(scene.lea)
    expect(first).toMatchObject({ totalElements: 23, totalPages: 3, size: 10, number: 0, isCapped: false })
    expect(first.content.map(({ id }) => id)).toEqual(ids.slice(0, 10))
    expect(await idsOf(scene.lea, { page: 2 })).toEqual(ids.slice(20))
    expect(await listPosts(scene.lea, { page: 7 })).toMatchObject({ number: 2, content: [{ id: ids[20] }, {}, {}] })
    expect(await idsOf(scene.lea, { sort: 'dateCreated,asc', size: 3 })).toEqual(ids.slice(-3).toReversed())
  })

  test('FOLLOWED: own, own company, followed people and companies; each once', async () => {
    const away = await newScene(app, 'Westwerk')
    const mine = await newPost(app, scene.lea)
    const colleague = await newPost(app, scene.david)
    const followedPerson = await newPost(app, away.lea)
    const followedCompany = await newPost(app, away.luca)
    await newPost(app, away.noah)
    await follow(scene.lea, { person_id: away.lea.id })
    await follow(scene.lea, { person_id: scene.david.id })
    await follow(scene.lea, { company_id: away.suedwerk })
    const found = await idsOf(scene.lea, { feed: 'FOLLOWED', size: 4 })
    expect(found).toEqual([followedCompany, followedPerson, colleague, mine])
    const all = await listPosts(scene.lea, { feed: 'FOLLOWED', size: 100 })
    expect(new Set(all.content.map(({ id }) => id)).size).toBe(all.totalElements)
    expect(await idsOf(scene.lea, { size: 4 })).not.toEqual(found)
  })

  test('QUESTIONS: open ones of the own company, for a week', async () => {
    const open = await newPost(app, scene.lea, { isQuestion: true })
    const answered = await newPost(app, scene.lea, { isQuestion: true })
    await newPost(app, scene.lea, { isQuestion: true, minutesAgo: 8 * 24 * 60 })
    await newPost(app, scene.luca, { isQuestion: true })
    const answer = await newComment(app, scene.david, answered)
    await app.pool.query('update post set helpful_comment_id = $2 where id = $1', [answered, answer])
    expect(await idsOf(scene.noah, { feed: 'QUESTIONS' })).toEqual([open])
  })

  test('of a profile: a person’s, or a company’s people’s; of an unknown one none', async () => {
    const otto = await newPerson(app, {
      nameFirst: 'Otto',
      companyId: scene.suedwerk,
      roles: ['USER'],
      email: 'otto@s.example',
    })
    const id = await newPost(app, otto)
    expect(await idsOf(scene.lea, { profileId: await profileOf(app, otto) })).toEqual([id])
    const { rows } = await app.pool.query<{ profile_id: string }>('select profile_id from company where id = $1', [
      scene.suedwerk,
    ])
    const ofCompany = await listPosts(scene.lea, { profileId: rows[0]!.profile_id, size: 100 })
    const written = await app.pool.query<{ id: string }>(
      'select post.id from post join person on person.id = author_id where person.company_id = $1 order by post.date_created desc',
      [scene.suedwerk],
    )
    expect(ofCompany.content.map(({ id: one }) => one)).toEqual(written.rows.map((row) => row.id))
    expect(written.rows[0]).toEqual({ id })
    expect(await listPosts(scene.lea, { profileId: scene.lea.id })).toMatchObject({ totalElements: 0, content: [] })
  })

  test('what is hidden is in no list', async () => {
    const lists = [{}, { feed: 'FOLLOWED' as const }, { profileId: await profileOf(app, scene.lea) }]
    const shown = () => Promise.all(lists.map((query) => idsOf(scene.lea, { ...query, size: 100 })))
    const before = await shown()
    const id = await newPost(app, scene.lea)
    expect(await shown()).toEqual(before.map((ids) => [id, ...ids]))
    await hide(app, 'post', id)
    expect(await shown()).toEqual(before)
  })

  test('who is kept apart leaves the lists of both, and no other; their comments are not counted', async () => {
    const { lea, david, noah } = await newScene(app, 'Ostwerk')
    const lists = [{ size: 100 }, { size: 100, feed: 'FOLLOWED' }] as const
    const shownTo = (who: Person) => Promise.all(lists.map((query) => idsOf(who, query)))
    const before = await shownTo(noah)
    const [hers, his] = [await newPost(app, lea), await newPost(app, david)]
    const theirs = await newPost(app, noah)
    await newComment(app, noah, theirs, { minutesAgo: 5 })
    await newComment(app, david, theirs)
    await block(app, lea, david)
    const now = (...ids: string[]) => before.map((others) => [...ids, ...others])
    expect(await shownTo(lea)).toEqual(now(theirs, hers))
    expect(await shownTo(david)).toEqual(now(theirs, his))
    expect(await shownTo(noah)).toEqual(now(theirs, his, hers))
    const shown = (await listPosts(lea, { size: 100 })).content.find(({ id }) => id === theirs)!
    expect(shown.commentCount).toBe(1)
    expect(shown.comments.map(({ authorNameFirst }) => authorNameFirst)).toEqual(['Noah'])
    const seen = (await listPosts(noah, { size: 100 })).content.find(({ id }) => id === theirs)!
    expect(seen).toMatchObject({ commentCount: 2, comments: [{ authorNameFirst: 'David' }] })
  })

  test('with each post its latest comment, and the one that helped', async () => {
    const id = await newPost(app, scene.lea, { isQuestion: true })
    const answer = await newComment(app, scene.david, id, { minutesAgo: 9 })
    await newComment(app, scene.noah, id, { minutesAgo: 8 })
    const latest = await newComment(app, scene.noah, id, { minutesAgo: 7 })
    await app.pool.query('update post set helpful_comment_id = $2 where id = $1', [id, answer])
    const [post] = (await listPosts(scene.luca, { size: 1 })).content
    expect(post).toMatchObject({ id, commentCount: 3, helpfulCommentId: answer })
    expect(post!.comments.map((comment) => comment.id)).toEqual([answer, latest])
  })

  test('a closed profile is shown by its first letter elsewhere, and whoever it names likewise', async () => {
    const { lea, noah } = await newScene(app, 'Nebenwerk')
    await app.pool.query('update person set profile_open = false where id = any($1)', [[lea.id, noah.id]])
    await newPost(app, lea, { body: `Danke @[${await profileOf(app, noah)}]` })
    const [outside] = (await listPosts(scene.luca, { size: 1 })).content
    expect(outside).toMatchObject({ authorNameLast: 'M.', mentions: [{ name: 'Noah M.' }] })
    const [inside] = (await listPosts(noah, { size: 1 })).content
    expect(inside).toMatchObject({ authorNameLast: 'Muster', mentions: [{ name: 'Noah Muster' }] })
  })
})
