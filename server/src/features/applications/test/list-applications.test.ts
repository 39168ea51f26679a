import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newApproval } from '../../../../test/applications.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { callsOf, idsIn } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
const made: Record<string, string> = {}
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
  const inside = () => newActivity(app, scene.david, { title: 'Serverraum aufräumen' })
  const outside = () => newActivity(app, scene.david, { isPublic: true, title: 'Kurzfilm über Glasfaser' })
  made.draft = await newApplication(app, scene.lea, await inside(), { status: 'DRAFT' })
  made.pending = await newApplication(app, scene.lea, await inside())
  made.approved = await newApplication(app, scene.noah, await inside(), { status: 'APPROVED' })
  made.external = await newApplication(app, scene.luca, await outside())
  made.externalDraft = await newApplication(app, scene.luca, await outside(), { status: 'DRAFT' })
  made.request = await newApproval(app, scene.luca, await outside())
})

const names = (ids: string[]) =>
  ids.map((id) => Object.entries(made).find(([, known]) => known === id)?.[0] ?? id).toSorted()
const listed = async (who: Person, filter: string) => names(idsIn(await calls.list(who, filter)))

describe('listApplications', () => {
  test('own: all of one’s own, drafts too, newest change first', async () => {
    const { body } = await calls.list(scene.lea, 'own')
    expect(body).toMatchObject({
      content: [
        { id: made.pending, author: 'Lea Muster', status: 'PENDING', activityTitle: 'Serverraum aufräumen' },
        { id: made.draft, status: 'DRAFT', clock: null, can: { edit: true, send: true, delete: true } },
      ],
      totalElements: 2,
      totalPages: 1,
      number: 0,
      isCapped: false,
    })
  })

  test('received: what was sent to one’s activities, never a draft', async () => {
    expect(await listed(scene.david, 'received')).toEqual(['approved', 'external', 'pending'])
    for (const who of [scene.clara, scene.ada, scene.lea, scene.elena])
      expect(await listed(who, 'received')).toEqual([])
  })

  test('external: the own ones, and for who approves them those of their own company', async () => {
    expect(await listed(scene.luca, 'external')).toEqual(['external', 'externalDraft'])
    expect(await listed(scene.elena, 'external')).toEqual(['external'])
    for (const who of [scene.clara, scene.ada, scene.lea, scene.david])
      expect(await listed(who, 'external')).toEqual([])
  })

  test('pages: beyond the end the last one; a size, a filter that do not exist: 400', async () => {
    const last = await calls.list(scene.lea, 'own', { page: 7, size: 1 })
    expect(last.body).toMatchObject({ content: [{ id: made.draft }], totalElements: 2, totalPages: 2, number: 1 })
    expect((await calls.list(scene.lea, 'own', { size: 101 })).status).toBe(400)
    expect((await calls.list(scene.lea, 'all')).status).toBe(400)
    expect((await calls.list(scene.noah, 'received')).body).toMatchObject({
      content: [],
      totalElements: 0,
      totalPages: 0,
    })
  })

  test('a minor of another company: whoever is applied to reads the full name there, but no address', async () => {
    const set = "update person set adult_from = (now() + interval '1 year')::date where id = $1"
    await app.pool.query(set, [scene.luca.id])
    const { body } = await calls.details(scene.david, made.external!)
    expect(body).toMatchObject({ authorName: 'Luca Muster', authorMail: null, can: { message: true, mail: false } })
    const rows = (await calls.list(scene.david, 'received')).body
    expect(rows.content.find((row) => row.id === made.external)).toMatchObject({ author: 'Luca Muster' })
    const near = (await calls.details(scene.elena, made.external!)).body
    expect(near).toMatchObject({ authorName: 'Luca Muster', authorMail: scene.luca.email })
    await app.pool.query('update person set adult_from = null where id = $1', [scene.luca.id])
  })
})

describe('listApprovals', () => {
  const found = async (who: Person, query: string) => names(idsIn(await calls.requests(who, query)))

  test('the applicant, the deciders of the company, and who runs the platform; nobody else', async () => {
    for (const who of [scene.luca, scene.elena, scene.ada, scene.bruno])
      expect([who.nameFirst, await found(who, '')]).toEqual([who.nameFirst, ['request']])
    for (const who of [scene.david, scene.clara, scene.lea, scene.noah, scene.vera])
      expect([who.nameFirst, await found(who, '')]).toEqual([who.nameFirst, []])
  })

  test('found by the applicant’s name and the activity’s title, however umlauts are written', async () => {
    // Elena's company is looked through by date; over all companies an index finds it, or the newest are looked into.
    for (const who of [scene.elena, scene.ada])
      for (const query of ['luca', 'Muster', 'glasfas', 'kurzfilm über', 'KURZFILM UEBER', 'lu', 'a'])
        expect([who.nameFirst, query, await found(who, query)]).toEqual([who.nameFirst, query, ['request']])
    for (const query of ['elena', '%', '_', String.raw`\\`, 'velo'])
      for (const who of [scene.elena, scene.ada])
        expect([who.nameFirst, query, await found(who, query)]).toEqual([who.nameFirst, query, []])
    expect(await found(scene.david, 'luca')).toEqual([])
  })

  test('a row says what the table shows', async () => {
    expect((await calls.requests(scene.elena)).body).toMatchObject({
      content: [
        {
          id: made.request,
          applicantId: scene.luca.id,
          applicantName: 'Luca Muster',
          activityTitle: 'Kurzfilm über Glasfaser',
          activityCompany: 'Nordwerk AG',
          approvalStatus: 'PENDING',
          clock: { isOverdue: false },
          can: { decide: true, delete: false, apply: false },
        },
      ],
      totalElements: 1,
      isCapped: false,
    })
  })
})
