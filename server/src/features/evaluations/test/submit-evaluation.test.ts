import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { allPoints, announcedOf, callsOf } from './calls.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

describe('submitEvaluation', () => {
  test('with the second side both can be read, and both are told', async () => {
    const { id, contact, parts } = await newEvaluation(app, scene.lea, {
      apprentice: 'complete',
      contactPart: 'complete',
    })
    expect((await calls.submit(scene.lea, parts.APPRENTICE!)).status).toBe(204)
    expect((await calls.details(contact, id)).body).toMatchObject({
      evaluationStatus: 'DRAFT',
      apprenticeState: 'SUBMITTED',
      apprenticeEvaluation: null,
    })
    expect(await announcedOf(app, id)).toEqual(['evaluation.submitted'])
    expect((await calls.submit(contact, parts.CONTACT!)).status).toBe(204)
    expect((await calls.details(contact, id)).body).toMatchObject({
      evaluationStatus: 'SUBMITTED',
      apprenticeEvaluation: { submitted: true, evaluationPoints: expect.any(Array) },
      contactEvaluation: { submitted: true },
    })
    expect(await announcedOf(app, id)).toEqual(['evaluation.completed', 'evaluation.submitted'])
    expect((await calls.submit(contact, parts.CONTACT!)).body).toMatchObject({ code: 'evaluation_submitted' })
  })

  test('the page names each gap of the reader’s own part, as submitting counts them, and no other', async () => {
    const { id, contact } = await newEvaluation(app, scene.lea)
    const gaps = async (who: Person) => (await calls.details(who, id)).body.gaps
    const { criteria } = (await calls.form(scene.lea, id)).body
    const all = criteria.map(({ criterionId, name }) => ({ criterionId, name, missing: 'GRADE' }))
    expect(await gaps(scene.lea)).toEqual(all)
    const points = await allPoints(app, scene.lea, id, 'B', '')
    await calls.save(scene.lea, id, [{ ...points[0]!, grade: 'C' }, ...points.slice(2)])
    expect(await gaps(scene.lea)).toEqual([{ ...all[0], missing: 'REASON' }, all[1]])
    const { evaluationId } = (await calls.form(scene.lea, id)).body
    expect((await calls.submit(scene.lea, evaluationId!)).body).toMatchObject({ code: 'evaluation_incomplete' })
    const contacts = (await calls.form(contact, id)).body.criteria
    expect((await gaps(contact)).map(({ name }) => name)).toEqual(contacts.map(({ name }) => name))
    expect(contacts.filter(({ name }) => all.some((one) => one.name === name))).toEqual([])
    expect(await gaps(scene.clara)).toEqual([])
    await calls.save(scene.lea, id, points)
    expect(await gaps(scene.lea)).toEqual([])
    expect((await calls.submit(scene.lea, evaluationId!)).status).toBe(204)
    expect(await gaps(scene.lea)).toEqual([])
  })

  test('a gap, or a C or D that nobody explains, is refused; an A needs no reason', async () => {
    const { id, parts } = await newEvaluation(app, scene.lea, { apprentice: 'begun' })
    const submit = () => calls.submit(scene.lea, parts.APPRENTICE!)
    expect((await submit()).body).toMatchObject({
      code: 'evaluation_incomplete',
      detail: 'Du musst deine Bewertung zuerst ausfüllen bevor du sie einreichen kannst!',
    })
    const points = await allPoints(app, scene.lea, id, 'A', '')
    for (const grade of ['C', 'D']) {
      await calls.save(scene.lea, id, [...points.slice(1), { ...points[0]!, grade }])
      expect([grade, (await submit()).status]).toEqual([grade, 409])
    }
    await calls.save(scene.lea, id, points)
    expect((await submit()).status).toBe(204)
  })

  test('nobody submits the other side', async () => {
    const { contact, parts } = await newEvaluation(app, scene.lea, { apprentice: 'complete', contactPart: 'complete' })
    expect((await calls.submit(contact, parts.APPRENTICE!)).status).toBe(404)
    expect((await calls.submit(scene.lea, parts.CONTACT!)).status).toBe(404)
    expect((await calls.submit(scene.david, parts.APPRENTICE!)).status).toBe(404)
  })
})
