import type { AssignmentView } from '@werkplatz/contract/company-area/schemas.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { plan, supervise } from './company-tables.ts'

let app: TestApp
let scene: Scene
let mia: Person
let ids: Record<'draft' | 'pending' | 'approved' | 'rejected' | 'foreign' | 'older', string>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  mia = await newPerson(app, { nameFirst: 'Mia', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
  await supervise(app, scene.david, scene.lea)
  ids = {
    draft: await plan(app, scene.lea, { status: 'DRAFT', title: 'Werkstatt' }),
    approved: await plan(app, scene.lea, { title: 'Empfang', from: -90, to: -1, contact: scene.noah }),
    rejected: await plan(app, scene.lea, { status: 'REJECTED', title: 'Archiv' }),
    pending: await plan(app, scene.lea, { status: 'PENDING', title: 'Lager', from: 3, to: 40, contact: scene.noah }),
    older: await plan(app, mia, { status: 'PENDING', title: 'Büro' }),
    foreign: await plan(app, scene.luca, { status: 'PENDING', title: 'Fremdes', contact: scene.noah }),
  }
  await app.pool.query("update assignment set submitted_at = now() - interval '9 days' where id = $1", [ids.older])
})

const list = (as: Person, filter: AssignmentView, query: Record<string, string> = {}) =>
  app.call('listAssignments', { as, query: { filter, ...query } })
const titles = async (as: Person, filter: AssignmentView, query: Record<string, string> = {}) =>
  (await list(as, filter, query)).body.content.map(({ title }) => title)

describe('listAssignments', () => {
  test('Lea sees her own, drafts included, the newest change first; nobody else’s', async () => {
    expect(await titles(scene.lea, 'OWN_ASSIGNMENT')).toEqual(['Lager', 'Archiv', 'Empfang', 'Werkstatt'])
    expect(await titles(scene.luca, 'OWN_ASSIGNMENT')).toEqual(['Fremdes'])
  })

  test('the officer sees those of the company without drafts; OWNER and ADMIN no other company’s either', async () => {
    const all = ['Büro', 'Lager', 'Archiv', 'Empfang']
    for (const who of [scene.clara, scene.david, scene.ada, scene.bruno])
      expect(await titles(who, 'APPRENTICE_ASSIGNMENT')).toEqual(all)
    expect(await titles(scene.elena, 'APPRENTICE_ASSIGNMENT')).toEqual(['Fremdes'])
  })

  test('what waits longest is to be approved first', async () => {
    expect(await titles(scene.clara, 'APPROVE_ASSIGNMENT')).toEqual(['Büro', 'Lager'])
  })

  test('«Nur meine Lernenden» leaves David those of Lea', async () => {
    expect(await titles(scene.david, 'APPROVE_ASSIGNMENT', { mine: 'true' })).toEqual(['Lager'])
    expect(await titles(scene.david, 'APPRENTICE_ASSIGNMENT', { mine: 'true' })).toEqual(['Lager', 'Archiv', 'Empfang'])
    expect(await titles(scene.clara, 'APPROVE_ASSIGNMENT', { mine: 'true' })).toEqual([])
  })

  test('Noah sees whom he accompanies, also of another company: what goes on and comes first, then what is over', async () => {
    expect(await titles(scene.noah, 'ACCOMPANIED')).toEqual(['Fremdes', 'Lager', 'Empfang'])
    expect(await titles(scene.vera, 'ACCOMPANIED')).toEqual([])
  })

  test('who does not approve has neither of the two views, who writes none has no own one: 403', async () => {
    for (const who of [scene.lea, scene.noah, scene.vera])
      for (const view of ['APPRENTICE_ASSIGNMENT', 'APPROVE_ASSIGNMENT'] as const)
        expect((await list(who, view)).status).toBe(403)
    for (const who of [scene.clara, scene.noah]) expect((await list(who, 'OWN_ASSIGNMENT')).status).toBe(403)
  })

  test('a row has the thirteen fields, and says since when it waits', async () => {
    const { content } = (await list(scene.david, 'APPROVE_ASSIGNMENT', { mine: 'true' })).body
    expect(content[0]).toMatchObject({
      assignmentId: ids.pending,
      title: 'Lager',
      authorId: scene.lea.id,
      author: 'Lea Muster',
      authorImage: null,
      supervisorNameFirst: 'David',
      supervisorNameLast: 'Muster',
      workSectorName: expect.any(String) as string,
      department: 'Team',
      assignmentType: 'UNLINKED',
      dateStart: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
      dateEnd: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
      assignmentStatus: 'PENDING',
      waitingSince: expect.any(String) as string,
      can: { edit: true, review: true, message: true },
    })
  })

  test('sorted by a column, in both directions; another word is refused', async () => {
    expect(await titles(scene.lea, 'OWN_ASSIGNMENT', { sort: 'title,asc' })).toEqual([
      'Archiv',
      'Empfang',
      'Lager',
      'Werkstatt',
    ])
    expect(await titles(scene.lea, 'OWN_ASSIGNMENT', { sort: 'status,desc' })).toEqual([
      'Empfang',
      'Archiv',
      'Lager',
      'Werkstatt',
    ])
    expect((await titles(scene.clara, 'APPRENTICE_ASSIGNMENT', { sort: 'author,desc' }))[0]).toBe('Büro')
    // Who has no supervisor comes last, whichever way.
    expect((await titles(scene.clara, 'APPRENTICE_ASSIGNMENT', { sort: 'supervisor,asc' })).at(-1)).toBe('Büro')
    expect((await titles(scene.clara, 'APPRENTICE_ASSIGNMENT', { sort: 'supervisor,desc' })).at(-1)).toBe('Büro')
    const { status, body } = await list(scene.lea, 'OWN_ASSIGNMENT', { sort: 'company_id,asc' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: ['«Sortierung» ist nicht gültig.'] })
  })

  test('beyond the end the last page is shown', async () => {
    const { body } = await list(scene.lea, 'OWN_ASSIGNMENT', { page: '7', size: '3' })
    expect(body).toMatchObject({ number: 1, totalElements: 4, totalPages: 2, size: 3 })
    expect(body.content.map(({ title }) => title)).toEqual(['Werkstatt'])
  })
})
