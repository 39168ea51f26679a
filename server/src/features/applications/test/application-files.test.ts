// T19: documents of an application are read by exactly the applicant, the activity's author and the approver of the
// applicant's company; whoever else asks is not told that it exists.
import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApproval } from '../../../../test/applications.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { callsOf, idIn } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
let everybody: Person[]
let trainer: Person
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
  const at = (nameFirst: string, roles: Person['roles']) =>
    newPerson(app, {
      nameFirst,
      companyId: scene.suedwerk,
      roles,
      email: `${nameFirst}@suedwerk.example`.toLowerCase(),
    })
  trainer = await at('Tina', ['VOCATIONAL_TRAINER'])
  const { nordwerk: _n, suedwerk: _s, ...people } = scene
  everybody = [
    ...Object.values(people),
    trainer,
    await at('Ines', ['APPRENTICE']),
    await at('Udo', ['USER']),
    await newPerson(app, { nameFirst: 'Otto', companyId: scene.nordwerk, roles: ['VOCATIONAL_TRAINER'] }),
  ]
})

async function newDocument(owner: Person, key: string): Promise<string> {
  const { id } = await app.begin((tx) =>
    tx
      .insertInto('file')
      .values({
        owner_id: owner.id,
        company_id: owner.companyId,
        kind: 'DOCUMENT',
        status: 'READY',
        name: 'Lebenslauf.pdf',
        extension: 'pdf',
        declared_type: 'application/pdf',
        quarantine_key: randomUUID(),
        variants: JSON.stringify({ full: { key, type: 'application/pdf', size: 1 } }),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

/** Everything each person can read about applications, in one text. */
async function everythingFor(who: Person, id: string): Promise<string> {
  const pages = ['own', 'received', 'external'].map((filter) => calls.list(who, filter, { size: 100 }))
  const replies = await Promise.all([calls.details(who, id), calls.requests(who), ...pages])
  return JSON.stringify(replies.map((reply) => reply.body))
}

async function readersOf(id: string, canary: string): Promise<string[]> {
  const readers: string[] = []
  for (const who of everybody) if ((await everythingFor(who, id)).includes(canary)) readers.push(who.nameFirst)
  return readers.toSorted()
}

describe('canary documents', () => {
  test('inside the company: applicant and activity author', async () => {
    const canary = `canary-${randomUUID()}`
    const document = await newDocument(scene.lea, `files/${canary}/full`)
    const activity = await newActivity(app, scene.david)
    const id = idIn(await calls.apply(scene.lea, activity, { documents: [document] }))
    expect(await readersOf(id, canary)).toEqual(['David', 'Lea'])
    const { body } = await calls.details(scene.david, id)
    const [shown] = body.documents
    expect(shown).toMatchObject({ name: 'Lebenslauf.pdf' })
    expect(shown!.signedUrl).toContain('X-Amz-Signature=')
  })

  test('to another company: also those of the applicant’s company who approve such applications; no OWNER elsewhere', async () => {
    const canary = `canary-${randomUUID()}`
    const document = await newDocument(scene.luca, `files/${canary}/full`)
    const activity = await newActivity(app, scene.david, { isPublic: true })
    await newApproval(app, scene.luca, activity, { status: 'APPROVED', decidedBy: scene.elena })
    const id = idIn(await calls.apply(scene.luca, activity, { documents: [document] }))
    expect(await readersOf(id, canary)).toEqual(['David', 'Elena', 'Luca', 'Tina'])
    for (const who of everybody) {
      const status = ['David', 'Elena', 'Luca', 'Tina'].includes(who.nameFirst) ? 200 : 404
      expect([who.nameFirst, (await calls.details(who, id)).status]).toEqual([who.nameFirst, status])
    }
  })

  test('a draft’s: the applicant alone', async () => {
    const canary = `canary-${randomUUID()}`
    const document = await newDocument(scene.lea, `files/${canary}/full`)
    const activity = await newActivity(app, scene.david)
    const id = idIn(await calls.apply(scene.lea, activity, { applicationStatus: 'DRAFT', documents: [document] }))
    expect(await readersOf(id, canary)).toEqual(['Lea'])
  })

  test('who may read an application cannot delete or take over its documents', async () => {
    const document = await newDocument(scene.lea, `files/${randomUUID()}/full`)
    const activity = await newActivity(app, scene.david)
    const id = idIn(await calls.apply(scene.lea, activity, { documents: [document] }))
    expect((await app.call('deleteDocument', { as: scene.david, query: { id: document } })).status).toBe(404)
    const other = await newActivity(app, scene.clara)
    expect((await calls.apply(scene.noah, other, { documents: [document] })).status).toBe(400)
    expect((await calls.apply(scene.lea, other, { documents: [document] })).status).toBe(400)
    expect((await calls.details(scene.lea, id)).body).toMatchObject({ documents: [{ id: document }] })
  })

  test('an edit keeps what it names; deleting removes all, also with the activity', async () => {
    const activity = await newActivity(app, scene.david)
    const [kept, dropped] = [await newDocument(scene.lea, 'a'), await newDocument(scene.lea, 'b')]
    const draft = { applicationStatus: 'DRAFT' }
    const id = idIn(await calls.apply(scene.lea, activity, { ...draft, documents: [kept, dropped] }))
    await calls.edit(scene.lea, id, { ...draft, documents: [kept] })
    const left = async () =>
      (await app.db.selectFrom('file').select('id').where('id', 'in', [kept, dropped]).execute()).map((row) => row.id)
    expect(await left()).toEqual([kept])
    expect((await app.call('deleteActivity', { as: scene.david, query: { id: activity } })).status).toBe(204)
    expect(await left()).toEqual([])
  })
})
