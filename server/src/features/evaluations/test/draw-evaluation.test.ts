import { evaluationLimits } from '@werkplatz/contract/evaluations/limits.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { fortyCriteria, newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { readPdf } from '../../../outbound/documents/test/reader.ts'
import { allPoints, callsOf } from './calls.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

describe('drawEvaluation', () => {
  test('full: 25 criteria of 4096 characters each and the longest title', async () => {
    const text = 'Im Alltag zeigte sich das. '.repeat(200).slice(0, evaluationLimits.justification)
    const both = { apprentice: 'submitted', contactPart: 'discussed', text } as const
    const { id } = await newEvaluation(app, scene.lea, both)
    await app.pool.query('update assignment set title = $2 where id = $1', [id, 'Sehr lang / und breit '.repeat(5)])
    const { status, headers } = await callsOf(app).draw(scene.lea, id)
    expect(status).toBe(200)
    const name = decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition']))![1]!)
    expect(name).toMatch(/^Bewertung-Muster-Lea-Sehr lang und breit/)
    expect(name.length).toBeLessThanOrEqual(120)
  }, 60_000)

  test('a version with 40 criteria: every one of them, and every reason', async () => {
    await fortyCriteria(app)
    const { id, contact } = await newEvaluation(app, scene.lea)
    const calls = callsOf(app)
    for (const who of [scene.lea, contact]) {
      const points = await allPoints(app, who, id, 'C', `Grund von ${who.nameFirst}`)
      expect(points).toHaveLength(20)
      await calls.save(who, id, points)
      expect((await calls.submit(who, (await calls.form(who, id)).body.evaluationId!)).status).toBe(204)
    }
    const { bytes } = await calls.draw(scene.david, id)
    const { texts, pages } = await readPdf(bytes!)
    const said = texts.join(' ')
    const found = [...said.matchAll(/Neu (\d\.\d+)/g)].map(([, name]) => name)
    const wanted = [1, 2].flatMap((type) => Array.from({ length: 20 }, (_, n) => `${type}.${n + 1}`))
    expect(new Set(found)).toEqual(new Set(wanted))
    expect(said.split('Grund von Lea').length - 1).toBeGreaterThanOrEqual(20)
    expect(said.split('Grund von Kim').length - 1).toBeGreaterThanOrEqual(20)
    expect(pages).toBeLessThan(12)
    await app.pool.query('update criteria_version set valid_from = null where version = 2')
  }, 60_000)

  test('what goes well comes before what is talked about; empty notes have their section', async () => {
    const { id, contact } = await newEvaluation(app, scene.lea)
    const calls = callsOf(app)
    for (const [who, grade] of [
      [scene.lea, 'D'],
      [contact, 'A'],
    ] as const) {
      await calls.save(who, id, await allPoints(app, who, id, grade, 'So war es.'))
      await calls.submit(who, (await calls.form(who, id)).body.evaluationId!)
    }
    const { texts } = await readPdf((await calls.draw(scene.lea, id)).bytes!)
    const said = texts.join(' ')
    const order = [
      'Das gelingt',
      'Darüber reden',
      'Teil der Kontaktperson',
      'Diverses / Bemerkung–',
      'Teil der lernenden Person',
    ]
    const places = order.map((words) => said.indexOf(words))
    expect(places.every((place) => place >= 0)).toBe(true)
    // The heading of the grades, once; their table has a word of its own.
    expect(said.split('Legende').length - 1).toBe(1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }, 60_000)

  test('before both have submitted there is nothing to print, not even the own part', async () => {
    const { id } = await newEvaluation(app, scene.lea, { apprentice: 'submitted', contactPart: 'complete' })
    expect((await callsOf(app).draw(scene.lea, id)).body).toMatchObject({ code: 'evaluation_not_both' })
  })
})
