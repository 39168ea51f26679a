import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { newMark } from '../../../../test/school.ts'
import { testWorker } from '../../../../test/worker.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { openZip } from '../../../outbound/inspect/zip.ts'
import { runExport } from '../../exports/run-export.ts'
import { myDataJobs } from '../my-data.jobs.ts'

let app: TestApp
let scene: Scene
let ctx: WorkContext
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  ctx = (await testWorker(app, { listeners: [], jobs: [] })).ctx
})

const offer = () => myDataJobs.find(({ name }) => name === 'offer-farewell')!.run(ctx, {}, '')
const endsIn = (days: number) =>
  app.pool.query(`update person set date_joined = '2020-08-01', training_end = swiss_today() + $2::int where id = $1`, [
    scene.lea.id,
    days,
  ])
const mails = async () => {
  const { rows } = await app.pool.query<{ person_id: string }>(
    `select person_id from mail where template = 'trainingEnding'`,
  )
  return rows.map((row) => row.person_id)
}
const offered = async () => (await app.call('readMyData', { as: scene.lea })).body.farewell

describe('offerFarewell', () => {
  test('61 days before the end of the training nothing is offered', async () => {
    await endsIn(61)
    await offer()
    expect([await mails(), await offered()]).toEqual([[], null])
  })

  test('60 days before it is, by one mail and in the control panel', async () => {
    await endsIn(60)
    await offer()
    await offer()
    expect(await mails()).toEqual([scene.lea.id])
    expect(await offered()).toMatchObject({ export: null })
    expect((await app.call('readMyData', { as: scene.luca })).body.farewell).toBeNull()
  })
})

describe('takeFarewell', () => {
  test('work history, evaluations both have handed in, and semesters, as one file', async () => {
    await newMark(app, scene.lea)
    const both = { apprentice: 'submitted', contactPart: 'submitted' } as const
    await newEvaluation(app, scene.lea, { contact: scene.david, ...both })
    await newEvaluation(app, scene.lea, { contact: scene.noah, apprentice: 'begun' })
    const { status, body } = await app.call('takeFarewell', { as: scene.lea })
    expect([status, body.kind]).toEqual([200, 'FAREWELL'])
    await runExport(ctx, body.id)
    const ready = (await offered())!.export!
    expect(ready.status).toBe('READY')
    const archive = await fetch(ready.signedUrl!)
    const names = (await openZip(Buffer.from(await archive.arrayBuffer()))).map(({ name }) => name)
    expect(names).toHaveLength(3)
    expect(names[0]).toBe('Verlauf-Muster-Lea.pdf')
    expect(names[1]).toMatch(/^bewertungen\/.*\.pdf$/)
    expect(names[2]).toMatch(/^noten\/.*\.pdf$/)
    expect((await app.call('takeFarewell', { as: scene.noah })).status).toBe(403)
  })
})
