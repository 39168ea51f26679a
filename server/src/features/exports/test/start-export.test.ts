import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const start = (who: Person) => app.call('startExport', { as: who, body: { kind: 'ACTIVITIES' } })
const list = async (who: Person) => (await app.call('listExports', { as: who })).body
const jobs = async (id: string) => {
  const { rows } = await app.pool.query(`select 1 from pgboss.job where name = 'run-export' and data->>'id' = $1`, [id])
  return rows.length
}

describe('startExport', () => {
  test('an officer asks for the company’s activities; an apprentice may not', async () => {
    const { status, body } = await start(scene.clara)
    expect([status, body]).toMatchObject([200, { kind: 'ACTIVITIES', status: 'WAITING', done: 0, total: null }])
    expect(await list(scene.clara)).toEqual([body])
    expect((await start(scene.lea)).status).toBe(403)
    expect(await list(scene.lea)).toEqual([])
  })

  test('whoever asks again, also at the same moment, gets the one under way: one row, one job', async () => {
    const answers = await Promise.all([start(scene.david), start(scene.david), start(scene.david)])
    const ids = new Set(answers.map(({ body }) => body.id))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(ids.size).toBe(1)
    expect(await list(scene.david)).toHaveLength(1)
    expect(await jobs([...ids][0]!)).toBe(1)
  })

  test('another person’s is nobody else’s', async () => {
    const [mine] = await list(scene.clara)
    const token = await app.tokenOf(scene.david)
    for (const key of ['readExport', 'readExportFile'] as const)
      expect((await app.call(key, { token, params: { id: mine!.id } })).status).toBe(404)
    const own = await app.call('readExport', { as: scene.clara, params: { id: mine!.id } })
    expect(own.body).toEqual(mine)
  })

  test('what is not ready yet has no file: 409', async () => {
    const [mine] = await list(scene.clara)
    const token = await app.tokenOf(scene.clara)
    const { status, body } = await app.call('readExportFile', { token, params: { id: mine!.id } })
    expect([status, body]).toMatchObject([409, { code: 'status_conflict' }])
  })

  test('three a day; one that failed does not count', async () => {
    const officer = await newPerson(app, {
      nameFirst: 'Ruth',
      companyId: scene.nordwerk,
      roles: ['EDUCATION_OFFICER'],
    })
    const ended = { person_id: officer.id, company_id: officer.companyId, kind: 'ACTIVITIES', status: 'EXPIRED' }
    await app.begin((tx) =>
      tx
        .insertInto('export')
        .values([ended, ended, { ...ended, status: 'FAILED' }])
        .execute(),
    )
    expect((await start(officer)).status).toBe(200)
    await app.begin((tx) => tx.updateTable('export').set({ attempts: 3 }).where('person_id', '=', officer.id).execute())
    await app.pool.query(`update export set status = 'EXPIRED' where person_id = $1`, [officer.id])
    const fourth = await start(officer)
    expect(fourth).toMatchObject({ status: 429, body: { code: 'too_many_exports' } })
    expect(Number(fourth.headers['retry-after'])).toBeLessThanOrEqual(25 * 3_600)
  })
})
