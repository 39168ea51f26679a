import { randomUUID } from 'node:crypto'

import { routeKeys, routeOf, type RouteKey } from '@werkplatz/contract/routes.ts'
import { access, type Action } from '@werkplatz/contract/rules/access.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newApproval, newAssignment } from '../../../../test/applications.ts'
import { newChat } from '../../../../test/chats.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newExport } from '../../../../test/exports.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { hide, newPost } from '../../../../test/posts.ts'
import { companyProfileOf, profileOf, setAge } from '../../../../test/profiles.ts'
import { presentAnswer } from '../access-check.present.ts'
import { explain } from '../explain.ts'
import { findSubject } from '../subject.queries.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const CANARY = 'Kanarienvogel'
const ask = (who: Person, userId: string, action: Action, id?: string) =>
  app.call('explainAccess', { as: who, body: { userId, action, ...(id && { id }) } })
const why = async (whom: Person, action: Action, id?: string) => (await ask(scene.ada, whom.id, action, id)).body
/** What the nearest rules miss. */
const missing = async (whom: Person, action: Action, id: string) => {
  const { grants, nearest } = await why(whom, action, id)
  return nearest.map((i) => {
    const { isHeld, permission, roles, parts } = grants[i]!
    const words = parts.flatMap(({ word, isTrue }) => (isTrue ? [] : [word]))
    return [...(isHeld ? [] : [permission ?? roles!.join()]), ...words].join(' ')
  })
}

describe('explainAccess', () => {
  test('1. an approved activity that is not on the marketplace yet, and of another company', async () => {
    const id = await newActivity(app, scene.david, { status: 'APPROVED', title: CANARY })
    expect(await why(scene.luca, 'activity.read', id)).toMatchObject({ verdict: 'NOT_FOUND', hindrance: null })
    expect(await missing(scene.luca, 'activity.read', id)).toEqual(['public', 'applicant'])
    // A colleague waits only for it to be published, or lacks one thing of another rule.
    expect(await missing(scene.lea, 'activity.read', id)).toEqual([
      'visible',
      'public',
      'APPROVE_ACTIVITY',
      'UPDATE_ACTIVITY',
      'applicant',
    ])
    expect((await why(scene.david, 'activity.read', id)).grants.find(({ allows }) => allows)?.parts).toEqual([
      { word: 'self', isTrue: true },
    ])
  })

  test('2. an assignment: its draft is the apprentice’s own, handed in the trainer reads it', async () => {
    const draft = await newAssignment(app, scene.lea, { status: 'DRAFT' })
    expect((await why(scene.david, 'assignment.read', draft)).verdict).toBe('NOT_FOUND')
    expect(await missing(scene.david, 'assignment.read', draft)).toEqual(['sent'])
    const sent = await newAssignment(app, scene.lea, { status: 'PENDING' })
    expect((await why(scene.david, 'assignment.read', sent)).verdict).toBe('ALLOWED')
    expect((await why(scene.noah, 'assignment.read', sent)).verdict).toBe('NOT_FOUND')
  })

  test('3. a chat is its participants’: also OWNER and ADMIN do not read it', async () => {
    const id = await newChat(app, [scene.lea, scene.david])
    expect((await why(scene.lea, 'chat.read', id)).verdict).toBe('ALLOWED')
    for (const who of [scene.ada, scene.bruno, scene.clara]) {
      expect((await why(who, 'chat.read', id)).verdict).toBe('NOT_FOUND')
      expect(await missing(who, 'chat.read', id)).toEqual(['participant'])
    }
  })

  test('4. a post that was taken away, and a right that nobody of this role has', async () => {
    const id = await newPost(app, scene.luca, { body: CANARY })
    expect((await why(scene.lea, 'post.read', id)).verdict).toBe('ALLOWED')
    await hide(app, 'post', id)
    expect(await missing(scene.lea, 'post.read', id)).toEqual(['shown'])
    expect(await why(scene.noah, 'company.onboard')).toMatchObject({ verdict: 'FORBIDDEN' })
  })

  test('5. somebody who left, and a company that pauses: the rule allows, they cannot come', async () => {
    const id = await newActivity(app, scene.luca)
    expect(await why(scene.luca, 'activity.read', id)).toMatchObject({ verdict: 'ALLOWED', hindrance: null })
    await app.pool.query("update company set status = 'PAUSED' where id = $1", [scene.suedwerk])
    expect(await why(scene.luca, 'activity.read', id)).toMatchObject({
      verdict: 'ALLOWED',
      hindrance: 'COMPANY_PAUSED',
    })
    await app.pool.query("update company set status = 'ACTIVE' where id = $1", [scene.suedwerk])
    await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [scene.luca.id])
    expect(await why(scene.luca, 'activity.read', id)).toMatchObject({ hindrance: 'DEACTIVATED' })
    await app.pool.query("update person set status = 'ACTIVE' where id = $1", [scene.luca.id])
  })

  test('6. a closed profile opens for everybody, and shows little outside: the rule allows, the whole waits for one of three', async () => {
    await setAge(app, scene.lea, true)
    const id = await profileOf(app, scene.lea)
    const ways = async (who: Person) => (await why(who, 'profile.read', id)).sight
    expect(await ways(scene.luca)).toEqual({
      isWhole: false,
      ways: [
        { word: 'self', isTrue: false },
        { word: 'inCompany', isTrue: false },
        { word: 'open', isTrue: false },
      ],
    })
    for (const who of [scene.lea, scene.david]) expect(await ways(who)).toMatchObject({ isWhole: true })
    await setAge(app, scene.lea, false)
    expect(await ways(scene.luca)).toMatchObject({ isWhole: true })
    expect((await why(scene.luca, 'profile.read', await companyProfileOf(app, scene.suedwerk))).sight).toBeNull()
  })

  test('7. the other half of an evaluation waits for both; who may not open it is told nothing of it', async () => {
    const half = await newEvaluation(app, scene.lea, { apprentice: 'submitted', contactPart: 'begun' })
    const bothSubmitted = (isTrue: boolean) => ({ isWhole: isTrue, ways: [{ word: 'bothSubmitted', isTrue }] })
    for (const who of [scene.lea, half.contact, scene.clara])
      expect((await why(who, 'evaluation.read', half.id)).sight).toEqual(bothSubmitted(false))
    const whole = await newEvaluation(app, scene.lea, { apprentice: 'submitted', contactPart: 'submitted' })
    expect((await why(scene.lea, 'evaluation.read', whole.id)).sight).toEqual(bothSubmitted(true))
    expect(await why(scene.luca, 'evaluation.read', half.id)).toMatchObject({ verdict: 'NOT_FOUND', sight: null })
  })

  test('what nobody can change is no way, as long as there is another', async () => {
    const id = await newActivity(app, scene.david, { status: 'DRAFT' })
    expect(await missing(scene.lea, 'activity.read', id)).toEqual(['visible', 'public', 'applicant'])
    const marks = await missing(scene.elena, 'person.readSemesters', scene.lea.id)
    expect(marks).toEqual(['inCompany'])
  })

  test('nothing of the thing is told, that it was asked is in the trail, and only who runs the platform asks', async () => {
    const id = await newActivity(app, scene.david, { title: CANARY, description: CANARY, status: 'DRAFT' })
    const answer = await ask(scene.bruno, scene.lea.id, 'activity.read', id)
    expect(JSON.stringify(answer.body)).not.toContain(CANARY)
    expect(JSON.stringify(answer.body)).not.toContain(scene.david.id)
    const { rows } = await app.pool.query(
      "select target_id, details from audit where actor_id = $1 and action = 'explainAccess'",
      [scene.bruno.id],
    )
    expect(rows).toEqual([{ target_id: scene.lea.id, details: { asked: 'activity.read', id } }])
    for (const who of [scene.clara, scene.vera, scene.lea])
      expect((await ask(who, scene.lea.id, 'activity.read', id)).status).toBe(403)
  })

  test('somebody who does not exist: 404; an action about a thing without one: 400; a thing that does not exist: as the call', async () => {
    expect((await ask(scene.ada, randomUUID(), 'admin.open')).status).toBe(404)
    expect((await ask(scene.ada, scene.lea.id, 'activity.read')).status).toBe(400)
    expect(await why(scene.lea, 'activity.read', randomUUID())).toMatchObject({ verdict: 'NOT_FOUND' })
  })
})

/** As the route does, without its limit. */
async function explained(whom: Person, action: Action, id: string) {
  const { data } = app.httpOptions
  const subject = await findSubject(data.db, whom.id)
  return presentAnswer(await explain((who) => data.as(who).db, subject!, { userId: whom.id, action, id }))
}

/** Every call that reads one row by its id and asks for nothing else. */
const reading = (routeKeys as RouteKey[]).filter((key) => {
  const { method, may, target, query, params } = routeOf(key)
  if (method !== 'GET' || !target || may === 'public' || may === 'signedIn') return false
  const [part, name] = target.split('.') as ['query' | 'params', string]
  const schema = part === 'query' ? query : params
  return schema?.safeParse({ [name]: randomUUID() }).success && !routeOf(key).file
})

test('whatever the call answers, the explanation says: every reading call, every role, things of all kinds', async () => {
  const { lea, luca, noah, david, clara } = scene
  const published = await newActivity(app, david)
  const things: Record<string, string[]> = {
    activity: [
      published,
      await newActivity(app, david, { isPublic: true }),
      await newActivity(app, david, { status: 'DRAFT' }),
      await newActivity(app, noah, { status: 'PENDING' }),
      await newActivity(app, luca, { status: 'APPROVED' }),
    ],
    application: [
      await newApplication(app, lea, published, { status: 'PENDING' }),
      await newApplication(app, noah, published, { status: 'DRAFT' }),
    ],
    approval: [await newApproval(app, luca, published)],
    assignment: [
      await newAssignment(app, lea, { status: 'DRAFT' }),
      await newAssignment(app, lea, { status: 'PENDING' }),
      await newAssignment(app, luca, { status: 'APPROVED' }),
    ],
    evaluation: [(await newEvaluation(app, lea, { apprentice: 'begun' })).id],
    chat: [await newChat(app, [lea, luca])],
    post: [await newPost(app, clara)],
    export: [await newExport(app, david)],
    profile: [await profileOf(app, lea)],
    person: [lea.id, luca.id, clara.id],
    company: [scene.suedwerk],
  }
  const people = [scene.ada, scene.bruno, clara, david, lea, noah, scene.vera, scene.elena, luca]
  const wrong: string[] = []
  let asked = 0
  let allowed = 0
  for (const key of reading) {
    const { may, target } = routeOf(key)
    const [part, name] = target!.split('.') as ['query' | 'params', string]
    // Another minute, so that nobody calls too often.
    app.clock.add(61)
    for (const who of people) {
      const token = await app.tokenOf(who)
      for (const id of [...(things[access[may as Action].resource] ?? []), randomUUID()]) {
        const { status } = await app.call(key, { token, [part]: { [name]: id } } as never)
        const { verdict, grants } = await explained(who, may as Action, id)
        asked += 1
        if (verdict === 'ALLOWED') allowed += 1
        const said = verdict === 'ALLOWED' ? [200, 207, 409] : verdict === 'FORBIDDEN' ? [403] : [404]
        const isTraced = grants.some(({ allows }) => allows) === (verdict === 'ALLOWED')
        if (!said.includes(status) || !isTraced) wrong.push(`${key} ${who.nameFirst} ${id}: ${status}, ${verdict}`)
      }
    }
  }
  expect(wrong).toEqual([])
  // Both answers came up often enough to mean something.
  expect(reading.length).toBeGreaterThan(8)
  expect(allowed).toBeGreaterThan(100)
  expect(asked - allowed).toBeGreaterThan(100)
}, 240_000)

test('every row of the access table can be explained to everybody', async () => {
  for (const action of Object.keys(access) as Action[])
    for (const who of [scene.ada, scene.lea]) {
      const { grants } = await explained(who, action, scene.lea.id)
      expect(grants).toHaveLength(access[action].grants.length)
    }
})
