// T29: somebody with an account who wants to copy the directory. Every call that answers people is in one of two tables:
// it counts towards the 200 different people of an hour, or it says why it does not. A new call is in neither and fails.
import { routeKeys, routeOf, type RouteKey } from '@werkplatz/contract/routes.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { testApp, type TestApp } from '../app.ts'
import { newChat } from '../chats.ts'
import { newPerson, newScene, type Person, type Scene } from '../people.ts'
import { newComment, newPost } from '../posts.ts'
import { companyProfileOf } from '../profiles.ts'
import { wireOf, type Input } from '../wire.ts'

const MOST = 200
const PEOPLE = 500

interface Somebody {
  id: string
  profileId: string
  nameFirst: string
  /** Nobody else's. */
  nameLast: string
}

let app: TestApp
let scene: Scene
let companyProfile: string
/** By name: the first 200 are what a reader has come across, the others are new to them. */
let crowd: Somebody[]
const people = new Map<string, string>()

beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  companyProfile = await companyProfileOf(app, scene.nordwerk)
  await app.pool.query(
    `insert into person (company_id, email, name_first, name_last, roles, setup_at, date_created)
     select $1, 's' || n || '@scrape.example', 'Person' || to_char(n, 'FM0000'), md5(n::text), '{USER}', now(),
       now() + n * interval '1 second'
     from generate_series(1, ${PEOPLE}) n`,
    [scene.nordwerk],
  )
  await app.pool.query(
    "insert into follow (follower_id, person_id) select id, $1 from person where email like 's%@scrape.example'",
    [scene.david.id],
  )
  const { rows } = await app.pool.query<{ id: string; profile_id: string; name_first: string; name_last: string }>(
    'select id, profile_id, name_first, name_last from person order by name_first',
  )
  for (const row of rows) people.set(row.id, row.id).set(row.profile_id, row.id)
  crowd = rows
    .filter((row) => /^Person\d/.test(row.name_first))
    .map((row) => ({ id: row.id, profileId: row.profile_id, nameFirst: row.name_first, nameLast: row.name_last }))
}, 60_000)

/** Everybody an answer names, by either of their ids. */
const peopleIn = (body: unknown): string[] => {
  const ids = JSON.stringify(body ?? null).match(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g) ?? []
  return [...new Set(ids.flatMap((id) => people.get(id) ?? []))]
}

type Ask = (one: Somebody, n: number) => Input

/** How each call is asked for somebody, the n-th of the crowd by name. */
const counted: Partial<Record<RouteKey, Ask>> = {
  searchPeople: ({ nameFirst }) => ({ query: { query: nameFirst } }),
  readAuthorCard: ({ id }) => ({ query: { id } }),
  readProfile: ({ profileId }) => ({ params: { type: 'user' }, query: { id: profileId } }),
  listCompanyPeople: (_, n) => ({ query: { id: companyProfile, page: String(Math.floor(n / 50)), size: '50' } }),
  listFollows: (_, n) => ({
    query: { userId: scene.david.id, mode: 'FOLLOWERS', page: String(Math.floor(n / 50)), size: '50' },
  }),
  searchFollows: ({ nameFirst }) => ({ query: { userId: scene.david.id, mode: 'FOLLOWERS', query: nameFirst } }),
  listRecentProfiles: () => ({}),
  listRelatedProfiles: () => ({}),
  searchEverything: ({ nameLast }) => ({ query: { query: nameLast } }),
}

/** What names people and does not count, with the reason. */
const reasons: readonly (readonly [why: string, keys: readonly RouteKey[]])[] = [
  [
    'the caller’s own name',
    ['login', 'refreshSession', 'readUserDetails', 'readSetup', 'readSchooldays', 'listSemesters'],
  ],
  [
    'feed, comments and chats: a reader would be locked out',
    ['listPosts', 'readPost', 'listChats', 'readChat', 'readMessages', 'listChatRequests', 'listEvents'],
  ],
  [
    'who publishes on the marketplace says so to everybody there',
    [
      'listActivities',
      'readActivity',
      'listFeaturedActivities',
      'listSimilarActivities',
      'listOldestCards',
      'listTaskCards',
      'listExternalCards',
      'listCompanyCards',
      'listAuthorCards',
      'searchActivities',
      'readApplicationActivity',
    ],
  ],
  [
    'the two sides of a row the caller reaches',
    [
      'listApplications',
      'readApplication',
      'readAssignment',
      'readAssignmentForm',
      'readAssignmentPrefill',
      'readEvaluationLink',
      'openGuestEvaluation',
      'listEvaluations',
      'readEvaluation',
      'readEvaluationForm',
      'listAssignments',
    ],
  ],
  ['whom the caller looks after in the own company', ['listApprentices', 'readBoard', 'readPlan', 'listUsers']],
  ['whom the caller looks after in the admin tool', ['listManagedPeople', 'readManagedPerson', 'readThingsToHandOver']],
  ['what happened in the company the caller looks after', ['listAudit']],
  ['figures of companies, without people', ['listManagedCompanies', 'readManagedCompany']],
  ['who looks after the caller', ['readOwnSupervisor']],
  ['whom the caller has blocked', ['listBlocks']],
  ['the company’s own profile', ['readCompanyFooter']],
]
const uncounted = new Map(reasons.flatMap(([why, keys]) => keys.map((key) => [key, why] as const)))

/** Properties by which an answer names a person. */
const NAMES =
  /^(?:nameFirst|nameLast|userName\w*|userId|profileId|authorId|authorName|personId|apprenticeId|apprenticeName|contactId|contactName|supervisorId|senderId|otherId|\w*[nN]ameLast)$/

function namesPeople(route: Route): boolean {
  if (!route.output) return false
  const said = new Set<string>()
  JSON.stringify(z.toJSONSchema(route.output, { io: 'output', unrepresentable: 'any' }), (key, value: unknown) => {
    if (key === 'properties') for (const name of Object.keys(value as object)) said.add(name)
    return value
  })
  return [...said].some((name) => NAMES.test(name))
}

const naming = routeKeys.filter((key) => routeOf(key).method === 'GET' && namesPeople(routeOf(key)))

async function ask(key: RouteKey, as: Person, one: Somebody, n: number) {
  const { token } = await app.sessionOf(as)
  return app.send({ ...wireOf(routeOf(key), counted[key]!(one, n)), token })
}

const reader = (name: string) =>
  newPerson(app, { nameFirst: name, companyId: scene.nordwerk, roles: ['USER'], email: `${name}@nordwerk.example` })

/** As many as an hour allows, the first by name; who they are. */
async function readUp(as: Person): Promise<Set<string>> {
  const seen = new Set<string>()
  for (const { id } of crowd.slice(0, MOST)) seen.add(id)
  const now = app.clock.now()
  await app.pool.query('insert into person_seen (viewer_id, person_id, seen_at) select $1, unnest($2::uuid[]), $3', [
    as.id,
    [...seen],
    now,
  ])
  return seen
}

test('every call that answers people counts them or says why not', () => {
  expect(naming.filter((key) => !counted[key] && !uncounted.has(key))).toEqual([])
  const known = [...Object.keys(counted), ...uncounted.keys()]
  expect(known.filter((key) => !naming.includes(key as RouteKey))).toEqual([])
})

describe.each(Object.keys(counted) as RouteKey[])('%s', (key) => {
  test('shows nobody new to who has come across 200, and goes on after an hour', async () => {
    const as = await reader(`leser-${key.toLowerCase()}`)
    const fresh = crowd[PEOPLE - 1]!
    const before = await ask(key, as, fresh, PEOPLE - 1)
    expect(before.status).toBe(200)
    const found = peopleIn(before.body).filter((id) => id !== as.id)
    expect(found.length).toBeGreaterThan(0)
    await app.pool.query('delete from person_seen where viewer_id = $1', [as.id])
    const seen = await readUp(as)
    expect(found.some((id) => !seen.has(id))).toBe(true)
    const refused = await ask(key, as, fresh, PEOPLE - 1)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(peopleIn(refused.body)).toEqual([])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    app.clock.add(3601)
    expect((await ask(key, as, fresh, PEOPLE - 1)).status).toBe(200)
  })
})

test('over all calls, one after the other for an hour: at most 200, and the next hour others', async () => {
  const as = await reader('sammlerin')
  const keys = Object.keys(counted) as RouteKey[]
  const collect = async (into: Set<string>) => {
    let refused = 0
    for (let i = 0; i < 400; i += 1) {
      app.clock.add(8)
      const n = (i * 37) % PEOPLE
      const { status, body } = await ask(keys[i % keys.length]!, as, crowd[n]!, n)
      expect([200, 429]).toContain(status)
      if (status === 429) refused += 1
      for (const id of peopleIn(body)) if (id !== as.id) into.add(id)
    }
    return refused
  }
  const first = new Set<string>()
  expect(await collect(first)).toBeGreaterThan(100)
  expect(first.size).toBeGreaterThan(100)
  expect(first.size).toBeLessThanOrEqual(MOST)
  app.clock.add(3601)
  const second = new Set<string>()
  await collect(second)
  expect(second.size).toBeGreaterThan(100)
  expect(second.size).toBeLessThanOrEqual(MOST)
}, 120_000)

test('feed, comments and chats go on for who has come across 200, with people who are new', async () => {
  const as = await reader('leserin')
  const others = crowd.slice(-3).map(({ id, nameFirst }) => ({ ...scene.noah, id, nameFirst }))
  const postId = await newPost(app, others[0]!)
  await newComment(app, others[1]!, postId)
  const chatId = await newChat(app, [as, others[2]!], { texts: ['Hallo'] })
  await readUp(as)
  const post = await app.call('readPost', { as, params: { id: postId } })
  expect(peopleIn(post.body)).toEqual([others[0]!.id, others[1]!.id])
  const posts = await app.call('listPosts', { as, query: {} })
  expect(peopleIn(posts.body)).toEqual([others[0]!.id, others[1]!.id])
  for (const { status, body } of [
    await app.call('listChats', { as, query: { participantId: as.id } }),
    await app.call('readChat', { as, query: { id: chatId } }),
  ]) {
    expect(status).toBe(200)
    expect(peopleIn(body)).toEqual([others[2]!.id])
  }
  const { rows } = await app.pool.query('select count(*)::int as seen from person_seen where viewer_id = $1', [as.id])
  expect(rows).toEqual([{ seen: MOST }])
})
