import { evaluationLimits } from '@werkplatz/contract/evaluations/limits.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { fortyCriteria, newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { allPoints, callsOf } from './calls.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

describe('saveEvaluation', () => {
  test('Lea saves with gaps, goes on elsewhere, and finds what she wrote; the contact person has other criteria', async () => {
    const { id, contact } = await newEvaluation(app, scene.lea)
    const [first, second] = await allPoints(app, scene.lea, id)
    expect((await calls.save(scene.lea, id, [{ ...first!, grade: null, justification: 'Noch unklar.' }])).status).toBe(
      204,
    )
    expect((await calls.save(scene.lea, id, [first!, { ...second!, grade: 'D', justification: '' }])).status).toBe(204)
    const { body } = await calls.form(scene.lea, id)
    expect(body).toMatchObject({ side: 'APPRENTICE', submitted: false, can: { fill: true } })
    expect(new Set(body.evaluationPoints.map(({ grade }) => grade))).toEqual(new Set(['B', 'D']))
    const theirs = await calls.form(contact, id)
    expect(theirs.body).toMatchObject({ side: 'CONTACT', evaluationId: null, evaluationPoints: [] })
    expect(theirs.body.criteria).toHaveLength(16)
    expect(body.criteria).toHaveLength(9)
  })

  test('a criterion of the other side is refused, twice the same too, and notes of the apprentice', async () => {
    const { id, contact } = await newEvaluation(app, scene.lea)
    const [theirs] = await allPoints(app, contact, id)
    expect((await calls.save(scene.lea, id, [theirs!])).body).toMatchObject({
      code: 'bad_input',
      errors: ['Dieses Kriterium gehört zum anderen Teil.'],
    })
    const [own] = await allPoints(app, scene.lea, id)
    expect((await calls.save(scene.lea, id, [own!, own!])).status).toBe(400)
    expect((await calls.save(scene.lea, id, [own!], { notes: 'Für mich.' })).status).toBe(400)
    expect((await calls.save(contact, id, [theirs!], { notes: 'Gern wieder.' })).status).toBe(204)
    expect((await calls.form(contact, id)).body.notes).toBe('Gern wieder.')
    expect((await calls.save(contact, id, [theirs!], { notes: 'Sehr gern.' })).status).toBe(204)
    expect((await calls.form(contact, id)).body.notes).toBe('Sehr gern.')
  })

  test('what is submitted never changes again', async () => {
    const { id } = await newEvaluation(app, scene.lea, { apprentice: 'submitted' })
    expect((await calls.save(scene.lea, id, [])).body).toMatchObject({ code: 'evaluation_submitted' })
  })

  test('before the assignment begins and while it is reviewed again nothing is written', async () => {
    const early = await newEvaluation(app, scene.lea)
    await app.pool.query("update assignment set date_start = '2099-01-01', date_end = '2099-02-01' where id = $1", [
      early.id,
    ])
    expect((await calls.save(scene.lea, early.id, [])).body).toMatchObject({ code: 'evaluation_not_open' })
    expect((await calls.details(scene.lea, early.id)).body).toMatchObject({ isTooEarly: true, can: { fill: false } })
    const frozen = await newEvaluation(app, scene.lea, { apprentice: 'begun' })
    await app.pool.query("update assignment set status = 'PENDING' where id = $1", [frozen.id])
    expect((await calls.save(scene.lea, frozen.id, [])).body).toMatchObject({ code: 'evaluation_frozen' })
    // What was written is kept.
    expect((await calls.form(scene.lea, frozen.id)).body).toMatchObject({
      isFrozen: true,
      evaluationPoints: [{}],
      can: { fill: false, submit: false },
    })
  })

  test('the first save of either side fixes the criteria: a new version changes nothing any more', async () => {
    const begun = await newEvaluation(app, scene.lea)
    const fresh = await newEvaluation(app, scene.lea)
    expect((await calls.save(begun.contact, begun.id, [])).status).toBe(204)
    await fortyCriteria(app)
    expect((await calls.form(scene.lea, begun.id)).body.criteria).toHaveLength(9)
    const points = await allPoints(app, fresh.contact, fresh.id, 'C', '€'.repeat(evaluationLimits.justification))
    expect(points).toHaveLength(20)
    // 20 texts of 4096 characters of three bytes each.
    expect(
      (await calls.save(fresh.contact, fresh.id, points, { notes: 'ä'.repeat(evaluationLimits.notes) })).status,
    ).toBe(204)
    expect(
      (await calls.save(fresh.contact, fresh.id, [{ ...points[0]!, justification: 'a'.repeat(4097) }])).status,
    ).toBe(400)
    expect((await app.call('readCriteria', { as: scene.noah })).body).toHaveLength(40)
    // Who began with the old ones goes on and ends with them; those of another version are not theirs to answer.
    const [newer] = (await calls.form(scene.lea, fresh.id)).body.criteria
    const old = await allPoints(app, scene.lea, begun.id)
    expect((await calls.save(scene.lea, begun.id, [{ ...old[0]!, criterionId: newer!.criterionId }])).status).toBe(400)
    expect((await calls.save(scene.lea, begun.id, old)).status).toBe(204)
    const { evaluationId } = (await calls.form(scene.lea, begun.id)).body
    expect((await calls.submit(scene.lea, evaluationId!)).status).toBe(204)
    expect((await calls.details(scene.lea, begun.id)).body.criteria).toHaveLength(25)
    await app.pool.query('update criteria_version set valid_from = null where version = 2')
  })

  test('criteria that are not in force yet are neither shown nor fixed', async () => {
    await app.pool.query(
      `with version as (insert into criteria_version (version, valid_from) values (3, '2099-01-01') returning version),
       type as (insert into criterion_type (version, sort_index, for_apprentice, name)
         select version, 1, true, 'Später' from version returning id)
       insert into criterion (type_id, sort_index, name) select id, 1, 'Später' from type`,
    )
    const { id } = await newEvaluation(app, scene.lea)
    expect((await calls.form(scene.lea, id)).body.criteria).toHaveLength(9)
    expect((await calls.save(scene.lea, id, [])).status).toBe(204)
    expect((await calls.form(scene.lea, id)).body.criteria).toHaveLength(9)
    expect((await app.call('readCriteria', { as: scene.noah })).body).toHaveLength(25)
  })

  test('a point that stays keeps its id; that of another side or another evaluation is not taken', async () => {
    const { id, contact } = await newEvaluation(app, scene.lea, { apprentice: 'begun', contactPart: 'begun' })
    const other = await newEvaluation(app, scene.lea, { apprentice: 'begun' })
    const firstPoint = async (who: Person, of: string) => (await calls.form(who, of)).body.evaluationPoints[0]!
    const own = await firstPoint(scene.lea, id)
    const save = (evaluationPointId: string | null) => calls.save(scene.lea, id, [{ ...own, evaluationPointId }])
    for (const foreign of [await firstPoint(contact, id), await firstPoint(scene.lea, other.id)])
      expect((await save(foreign.evaluationPointId)).status).toBe(400)
    expect((await save(own.evaluationPointId)).status).toBe(204)
    expect((await save(null)).status).toBe(204)
    expect((await firstPoint(scene.lea, id)).evaluationPointId).toBe(own.evaluationPointId)
    // Nor is the part of another evaluation.
    expect((await calls.save(scene.lea, id, [], { evaluationId: other.parts.APPRENTICE })).status).toBe(400)
    expect((await calls.form(scene.lea, id)).body.evaluationPoints).toHaveLength(1)
  })

  test('somebody else becomes the contact person: what the former one wrote is gone, and so is the way in', async () => {
    const { id, contact } = await newEvaluation(app, scene.lea, { apprentice: 'begun', contactPart: 'begun' })
    await app.pool.query('update assignment set contact_id = $2 where id = $1', [id, scene.noah.id])
    expect((await calls.form(contact, id)).status).toBe(404)
    expect((await calls.form(scene.noah, id)).body).toMatchObject({ evaluationId: null, notes: '' })
    expect((await calls.form(scene.lea, id)).body.evaluationPoints).toHaveLength(1)
  })
})
