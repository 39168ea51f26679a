// In community and chat what one may not know of answers as what was never there: same status, same words, same headers.
// Every call there that takes an id is in the table; a new one fails until it says what is hidden from its caller.
import { randomUUID } from 'node:crypto'

import { routeKeys, routeOf, type RouteKey } from '@werkplatz/contract/routes.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { testApp, type TestApp } from '../app.ts'
import { newChat, newMessage, requestTo } from '../chats.ts'
import { newPerson, newScene, type Person, type Scene } from '../people.ts'
import { block, hide, newComment, newPost } from '../posts.ts'
import { profileOf } from '../profiles.ts'
import { newReport } from '../reports.ts'
import { wireOf, type Input } from '../wire.ts'

const PLACES = /^\/v1\/(?:posts|comments|hearts|profiles|follows|blocks|chats|search|users\/author-card|report)\b/

let app: TestApp
let scene: Scene
/** Whom Noah may not know of: one who blocked him, one who left. Neither is of his company. */
let blocker: Person
let left: Person
const hidden = {} as Record<
  | 'person'
  | 'profile'
  | 'left'
  | 'leftProfile'
  | 'post'
  | 'comment'
  | 'chat'
  | 'message'
  | 'request'
  | 'follow'
  | 'report',
  string
>

beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  const somebody = (nameFirst: string) => newPerson(app, { nameFirst, companyId: scene.suedwerk, roles: ['USER'] })
  blocker = await somebody('Bea')
  left = await somebody('Weg')
  const post = await newPost(app, scene.elena)
  hidden.comment = await newComment(app, scene.elena, post)
  await hide(app, 'comment', hidden.comment)
  hidden.post = await newPost(app, scene.elena)
  await hide(app, 'post', hidden.post)
  hidden.chat = await newChat(app, [scene.elena, blocker], { texts: ['Geheim'] })
  hidden.message = await newMessage(app, hidden.chat, blocker)
  const asked = await newChat(app, [blocker], { asked: [scene.luca] })
  hidden.request = await requestTo(app, asked, scene.luca)
  const { rows } = await app.pool.query<{ id: string }>(
    'insert into follow (follower_id, person_id) values ($1, $2) returning id',
    [scene.elena.id, scene.luca.id],
  )
  hidden.follow = rows[0]!.id
  hidden.report = await newReport(app, scene.elena, { decision: 'WARNED' })
  await block(app, blocker, scene.noah)
  await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [left.id])
  Object.assign(hidden, { person: blocker.id, left: left.id })
  hidden.profile = await profileOf(app, blocker)
  hidden.leftProfile = await profileOf(app, left)
})

type Hidden = keyof typeof hidden
interface Asked {
  input: (id: string) => Input
  hides: readonly Hidden[]
}

const body =
  (name: string, more: object = {}) =>
  (id: string) => ({ body: { [name]: id, ...more } })
const query =
  (name: string, more: object = {}) =>
  (id: string) => ({ query: { [name]: id, ...more } })
const persons = ['person', 'left'] as const
const profiles = ['profile', 'leftProfile'] as const

const table: Partial<Record<RouteKey, readonly Asked[]>> = {
  // Whoever blocked one can be blocked in turn: it is the way not to be found out.
  createBlock: [{ input: body('userId'), hides: ['left'] }],
  deleteBlock: [{ input: body('userId'), hides: persons }],
  checkBlock: [{ input: query('userId'), hides: persons }],
  listChats: [{ input: query('participantId'), hides: persons }],
  // Whoever is blocked opens the chat as before, and only what they write does not arrive (decision 70).
  startChat: [{ input: (id) => ({ body: { participantIds: [id] } }), hides: ['left'] }],
  markChat: [{ input: body('id', { isRead: true }), hides: ['chat'] }],
  readChat: [{ input: query('id'), hides: ['chat'] }],
  leaveChat: [{ input: body('id'), hides: ['chat'] }],
  readMessages: [{ input: query('chatId'), hides: ['chat'] }],
  deleteMessage: [{ input: query('id'), hides: ['message'] }],
  answerChatRequest: [{ input: body('id', { isAccepted: true }), hides: ['request'] }],
  createFollow: [{ input: body('targetId', { followType: 'user' }), hides: persons }],
  deleteFollow: [{ input: body('followId'), hides: ['follow'] }],
  checkFollow: [{ input: query('targetId'), hides: persons }],
  listFollows: [{ input: query('userId', { mode: 'FOLLOWERS' }), hides: persons }],
  searchFollows: [{ input: query('userId', { mode: 'FOLLOWERS', query: 'Elena' }), hides: persons }],
  fileReport: [
    { input: body('targetId', { target: 'POST', report: 'SPAM' }), hides: ['post'] },
    { input: body('targetId', { target: 'COMMENT', report: 'SPAM' }), hides: ['comment'] },
    { input: body('targetId', { target: 'CHAT_MESSAGE', report: 'SPAM' }), hides: ['message'] },
    { input: body('targetId', { target: 'USER_PROFILE', report: 'SPAM' }), hides: profiles },
  ],
  readDecision: [{ input: query('id'), hides: ['report'] }],
  objectToDecision: [{ input: body('id', { body: 'Nein.' }), hides: ['report'] }],
  // Beside an activity both still meet (decision 66).
  readAuthorCard: [{ input: query('id'), hides: ['left'] }],
  readProfile: [{ input: (id) => ({ params: { type: 'user' }, query: { id } }), hides: profiles }],
  editUserCard: [{ input: body('id', { slogan: '' }), hides: profiles }],
  emptyProfile: [{ input: body('id', { reasons: 'Beleidigend.' }), hides: profiles }],
  editUserAbout: [{ input: body('id', { bio: '' }), hides: profiles }],
  editCompanyCard: [{ input: body('id', { slogan: '' }), hides: profiles }],
  editCompanyAbout: [{ input: body('id', { bio: '' }), hides: profiles }],
  listCompanyPeople: [{ input: query('id'), hides: profiles }],
  listPosts: [{ input: query('profileId'), hides: profiles }],
  readPost: [{ input: (id) => ({ params: { id } }), hides: ['post'] }],
  savePost: [{ input: body('id', { body: 'Neu' }), hides: ['post'] }],
  deletePost: [{ input: body('id'), hides: ['post'] }],
  markHelpful: [{ input: body('id', { commentId: null }), hides: ['post'] }],
  saveComment: [{ input: body('targetId', { body: 'Hallo', commentType: 'post' }), hides: ['post'] }],
  deleteComment: [{ input: body('id'), hides: ['comment'] }],
  changeHeart: [
    { input: body('targetId', { heartType: 'post' }), hides: ['post'] },
    { input: body('targetId', { heartType: 'comment' }), hides: ['comment'] },
  ],
}

/** One's own pictures are chosen among one's own files: second-ids.test.ts. */
const elsewhere: readonly RouteKey[] = ['finishSetup']

const takesId = (route: Route) =>
  [route.params, route.query, route.body].some(
    (part) => part && JSON.stringify(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })).includes('"uuid"'),
  )

/** What a reader can compare: without the id itself, and what every answer has of its own. */
async function answerTo(key: RouteKey, input: Input, id: string) {
  const { token } = await app.sessionOf(scene.noah)
  const { status, body: said, headers } = await app.send({ ...wireOf(routeOf(key), input), token })
  const own = /^(?:date|x-request-id|x-ratelimit|ratelimit|retry-after|server-timing)/
  const kept = Object.entries(headers).filter(([name]) => !own.test(name))
  const text = JSON.stringify({ status, said, headers: Object.fromEntries(kept) })
  return text.replaceAll(id, '<id>').replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')
}

test('every call of community and chat that takes an id is asked', () => {
  const keys = routeKeys.filter((key) => PLACES.test(routeOf(key).path) && takesId(routeOf(key)))
  expect(keys.filter((key) => !table[key] && !elsewhere.includes(key))).toEqual([])
  expect(Object.keys(table).filter((key) => !keys.includes(key as RouteKey))).toEqual([])
})

const rows = (Object.entries(table) as [RouteKey, readonly Asked[]][]).flatMap(([key, all]) =>
  all.flatMap(({ input, hides }) => hides.map((what) => ({ key, what, input }))),
)

test.each(rows)('$key: a hidden $what answers as one that was never there', async ({ key, what, input }) => {
  const nothing = randomUUID()
  const expected = await answerTo(key, input(nothing), nothing)
  // Not because the call itself is wrong.
  expect(expected).not.toContain('"status":400')
  expect(await answerTo(key, input(hidden[what]), hidden[what])).toBe(expected)
})

test('a profile that is closed to strangers shows them as little by every other way', async () => {
  const closed = await newPerson(app, {
    nameFirst: 'Zora',
    companyId: scene.suedwerk,
    roles: ['APPRENTICE'],
    email: 'zora@suedwerk.example',
  })
  // Its first name, company, profession, slogan, design and posts are for everybody (decision 64).
  const secrets = { location: 'Geheimer Ort', bio: 'Geheime Geschichte' }
  await app.pool.query(
    "update person set location = $2, bio = $3, adult_from = '2099-01-01', name_last = 'Geheimname' where id = $1",
    [closed.id, secrets.location, secrets.bio],
  )
  const profileId = await profileOf(app, closed)
  const postId = await newPost(app, closed)
  const as = scene.noah
  const answers = [
    await app.call('readProfile', { as, params: { type: 'user' }, query: { id: profileId } }),
    await app.call('readAuthorCard', { as, query: { id: closed.id } }),
    await app.call('searchPeople', { as, query: { query: 'Zora' } }),
    await app.call('searchEverything', { as, query: { query: 'Zora' } }),
    await app.call('listFollows', { as, query: { userId: closed.id, mode: 'FOLLOWERS' } }),
    await app.call('listRecentProfiles', { as }),
    await app.call('listRelatedProfiles', { as }),
    await app.call('readPost', { as, params: { id: postId } }),
    await app.call('listPosts', { as, query: {} }),
  ]
  const said = JSON.stringify(answers.map((answer) => answer.body))
  for (const secret of [...Object.values(secrets), 'Geheimname']) expect(said).not.toContain(secret)
  expect(answers[1]!.body).toMatchObject({ activitiesPublished: null, followerCount: null, yearJoined: null })
  // A colleague reads them.
  const card = await app.call('readAuthorCard', { as: scene.elena, query: { id: closed.id } })
  expect(card.body).toMatchObject({ activitiesPublished: 0, followerCount: 0 })
  const own = await app.call('readProfile', { as: scene.elena, params: { type: 'user' }, query: { id: profileId } })
  expect(JSON.stringify(own.body)).toContain(secrets.bio)
})
