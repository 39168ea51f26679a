// T14. Two sides in three states each, every viewer, every call: what a side wrote appears nowhere before both have
// submitted. Each of the two belts is tried without the other.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newContact, newEvaluation, type Progress } from '../../../../test/evaluations.ts'
import { memberOf } from '../../../../test/matrix/members.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { guardRow } from '../../../access/guard.ts'
import { openDatabase } from '../../../db/open.ts'
import type { Refusal } from '../../../lib/refusal.ts'
import { countEvaluations, findEvaluation, listEvaluationPage } from '../evaluation.queries.ts'
import { callsOf } from './calls.ts'

const CANARY = 'Kanarienvogel'
const states: Progress[] = ['none', 'complete', 'submitted']
const combined = states.flatMap((apprentice) => states.map((contactPart) => ({ apprentice, contactPart })))

let app: TestApp
let scene: Scene
let contact: Person
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  contact = await newContact(app, scene.suedwerk)
})

/** Of each side's text, who finds it in any answer. */
async function foundBy(viewer: Person, id: string): Promise<string[]> {
  const calls = callsOf(app)
  const answers = [
    await calls.details(viewer, id),
    await calls.form(viewer, id),
    await calls.list(viewer),
    await calls.draw(viewer, id),
    await app.call('readAssignment', { as: viewer, query: { id } }),
    await app.call('listAssignments', { as: viewer, query: { filter: 'OWN_ASSIGNMENT' } }),
  ]
  const said = JSON.stringify(answers.map((answer) => answer.body ?? ''))
  return ['LEA', 'KIM'].filter((side) => said.includes(`${CANARY} ${side}`))
}

async function made(apprentice: Progress, contactPart: Progress) {
  const { id } = await newEvaluation(app, scene.lea, { contact, apprentice, contactPart })
  await app.pool.query(
    `update evaluation_point set justification = '${CANARY} ' || case side when 'CONTACT' then 'KIM' else 'LEA' end
     from judgement where judgement.id = part_id and evaluation_id = $1`,
    [id],
  )
  await app.pool.query(`update judgement set notes = '${CANARY} KIM' where side = 'CONTACT' and evaluation_id = $1`, [
    id,
  ])
  return id
}

describe.each(combined)('apprentice $apprentice, contact person $contactPart', ({ apprentice, contactPart }) => {
  const isComplete = apprentice === 'submitted' && contactPart === 'submitted'
  const leas = apprentice === 'none' ? [] : ['LEA']
  const kims = contactPart === 'none' ? [] : ['KIM']

  test('each party its own, both and those who accompany both once both have submitted, nobody else anything', async () => {
    const id = await made(apprentice, contactPart)
    expect(await foundBy(scene.lea, id)).toEqual(isComplete ? ['LEA', 'KIM'] : leas)
    expect(await foundBy(contact, id)).toEqual(isComplete ? ['LEA', 'KIM'] : kims)
    for (const trainer of [scene.david, scene.clara])
      expect(await foundBy(trainer, id)).toEqual(isComplete ? ['LEA', 'KIM'] : [])
    for (const other of [scene.ada, scene.bruno, scene.noah, scene.vera, scene.elena, scene.luca])
      expect(await foundBy(other, id)).toEqual([])
  })

  test('a party is offered what it can do now; nobody else is offered any of it', async () => {
    const id = await made(apprentice, contactPart)
    const later = { discuss: isComplete, state: isComplete, agree: isComplete, export: isComplete }
    for (const [party, progress] of [
      [scene.lea, apprentice],
      [contact, contactPart],
    ] as const) {
      const isOpen = progress !== 'submitted'
      expect((await callsOf(app).details(party, id)).body.can).toMatchObject({
        fill: isOpen,
        submit: isOpen,
        ...later,
      })
    }
    const nothing = { fill: false, submit: false, discuss: false, state: false, agree: false }
    for (const trainer of [scene.david, scene.clara])
      expect((await callsOf(app).details(trainer, id)).body.can).toMatchObject({ ...nothing, export: isComplete })
  })

  test('a trainer learns who is still to come, and no more', async () => {
    const id = await made(apprentice, contactPart)
    const { body } = await callsOf(app).details(scene.david, id)
    expect(body).toMatchObject({
      apprenticeState: apprentice === 'submitted' ? 'SUBMITTED' : 'OPEN',
      contactState: contactPart === 'submitted' ? 'SUBMITTED' : 'OPEN',
      side: null,
      can: { fill: false, submit: false, discuss: false, export: isComplete },
    })
    if (!isComplete) expect(body).toMatchObject({ apprenticeEvaluation: null, contactEvaluation: null })
    const drawn = await callsOf(app).draw(scene.david, id)
    expect(drawn.status).toBe(isComplete ? 200 : 409)
  })
})

test('the query alone keeps the parts apart: asked by somebody the database hides nothing from', async () => {
  const id = await made('submitted', 'complete')
  for (const [viewer, seen] of [
    [scene.lea, ['LEA']],
    [contact, ['KIM']],
    [scene.david, []],
  ] as const) {
    const me = memberOf(viewer)
    const rows = await findEvaluation(app.db, me, { id })
    const said = JSON.stringify(rows)
    expect(['LEA', 'KIM'].filter((side) => said.includes(`${CANARY} ${side}`))).toEqual(seen)
  }
})

test('the query alone shows no statement before both have submitted, not even to who wrote it', async () => {
  const id = await made('submitted', 'complete')
  await app.pool.query("insert into evaluation_statement (evaluation_id, side, body) values ($1, 'APPRENTICE', $2)", [
    id,
    `${CANARY} ANTWORT`,
  ])
  for (const viewer of [scene.lea, contact, scene.david])
    expect(JSON.stringify(await findEvaluation(app.db, memberOf(viewer), { id }))).not.toContain('ANTWORT')
  await app.pool.query("update evaluation set contact_submitted_at = now(), status = 'SUBMITTED' where id = $1", [id])
  expect(JSON.stringify(await findEvaluation(app.db, memberOf(scene.david), { id }))).toContain('ANTWORT')
})

test('the rule alone keeps out who has nothing to do with it: asked of a database that hides nothing', async () => {
  const id = await made('submitted', 'submitted')
  const asked = (viewer: Person) =>
    guardRow(app.db, memberOf(viewer), 'evaluation.read', id).then(
      () => 'lets in',
      (error: Refusal) => error.code,
    )
  for (const viewer of [scene.lea, contact, scene.david, scene.clara]) expect(await asked(viewer)).toBe('lets in')
  const trainerElsewhere = await newPerson(app, {
    nameFirst: 'Timo',
    companyId: scene.suedwerk,
    roles: ['VOCATIONAL_TRAINER'],
  })
  for (const viewer of [trainerElsewhere, scene.ada, scene.bruno, scene.noah, scene.vera, scene.elena, scene.luca]) {
    expect([viewer.nameFirst, await asked(viewer)]).not.toEqual([viewer.nameFirst, 'lets in'])
    // Nor do the queries find it, should the guard forget to ask.
    const me = memberOf(viewer)
    const all = { outstanding: null, mine: false } as const
    expect([viewer.nameFirst, ...(await findEvaluation(app.db, me, { id }))]).toEqual([viewer.nameFirst])
    expect(await listEvaluationPage(app.db, me, undefined, { ...all, size: 50, take: 50, offset: 0 })).toEqual([])
    expect(await countEvaluations(app.db, me, { ...all, most: 50 })).toEqual([{ total: 0 }])
  }
})

test('row security alone keeps them apart: asked without any predicate', async () => {
  const id = await made('complete', 'submitted')
  const http = openDatabase({ connectionString: app.urls.DATABASE_URL, outbox: app.queue.outbox })
  try {
    for (const [viewer, seen] of [
      [scene.lea, ['LEA']],
      [contact, ['KIM']],
      [scene.david, []],
      [scene.ada, []],
    ] as const) {
      const as = { id: viewer.id, companyId: viewer.companyId, isPlatform: viewer === scene.ada }
      const { rows } = await sql`select evaluation_point.justification, judgement.notes from evaluation_point
        join judgement on judgement.id = part_id where evaluation_id = ${id}`.execute(http.as(as).db)
      const said = JSON.stringify(rows)
      expect(['LEA', 'KIM'].filter((side) => said.includes(`${CANARY} ${side}`))).toEqual(seen)
    }
  } finally {
    await http.close()
  }
})
