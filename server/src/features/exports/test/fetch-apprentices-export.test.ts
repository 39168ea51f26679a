import { beforeAll, describe, expect, test } from 'vitest'

import { SECTOR } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newExport } from '../../../../test/exports.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { readPdf } from '../../../outbound/documents/test/reader.ts'
import { openZip } from '../../../outbound/inspect/zip.ts'
import { runExport } from '../run-export.ts'

let app: TestApp
let scene: Scene
let ctx: WorkContext

const CANARY = 'Kanarienvogel'

beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  const jobs = workerParts.jobs.filter(({ name }) => name !== 'run-export')
  ctx = (await testWorker(app, { ...workerParts, jobs })).ctx
  await rename(scene.luca, 'Luca', CANARY)
  await app.pool.query(
    `update person set date_joined = '2025-08-01', profession_id = 'pr-edb', school_days = '{Montag,Freitag}',
       supervisor_id = $2 where id = $1`,
    [scene.lea.id, scene.david.id],
  )
  await app.pool.query(
    `insert into assignment (author_id, company_id, status, title, description, location, department, work_sector_id,
       date_start, date_end, contact) values ($1, $2, 'APPROVED', '@Empfang', 'Text', 'Olten', 'Team', $3,
       swiss_today() - 30, swiss_today() + 30, 'Rita Beispiel')`,
    [scene.lea.id, scene.nordwerk, SECTOR],
  )
  await apprentice('../../x', '=1+1')
  await apprentice('Ann Ö.', 'Meier/Müller')
  await apprentice('ann ö', 'meier müller')
})

const rename = (who: Person, first: string, last: string) =>
  app.pool.query('update person set name_first = $2, name_last = $3 where id = $1', [who.id, first, last])

async function apprentice(first: string, last: string) {
  const email = `${crypto.randomUUID()}@nordwerk.example`
  const made = await newPerson(app, { nameFirst: first, companyId: scene.nordwerk, roles: ['APPRENTICE'], email })
  await rename(made, first, last)
}

const start = async (as: Person, body: object = {}) => (await app.call('startApprenticesExport', { as, body })).body.id
const fetchZip = (as: Person) => app.call('fetchApprenticesExport', { as })
const made = async (as: Person, body: object = {}) => {
  const id = await start(as, body)
  await runExport(ctx, id)
  return id
}

describe('fetchApprenticesExport', () => {
  test('the table and a history each, under names made by us; nothing of another company', async () => {
    expect(await fetchZip(scene.clara)).toMatchObject({ status: 409, body: { code: 'export_missing' } })
    const id = await made(scene.clara)
    const { status, headers, bytes } = await fetchZip(scene.clara)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toMatch(/filename="lernende-\d{4}-\d\d-\d\d\.zip"/)
    const entries = await openZip(bytes!)
    expect(entries.map(({ name }) => name)).toEqual([
      'lernende.csv',
      'verlauf/1-1-x.pdf',
      'verlauf/meier-müller-ann-ö.pdf',
      'verlauf/Meier-Müller-Ann-Ö-2.pdf',
      'verlauf/Muster-Lea.pdf',
    ])
    const texts = await Promise.all(
      entries.map(async (entry) =>
        entry.name.endsWith('.pdf')
          ? (await readPdf(await entry.bytes())).texts.join()
          : (await entry.bytes()).toString(),
      ),
    )
    expect(texts.join()).not.toContain(CANARY)
    expect(texts.at(-1)).toContain('Verlauf von Lea Muster')
    const [header, hostile, , , lea] = texts[0]!.split('\r\n')
    expect(header).toBe(
      '\uFEFFNachname;Vorname;E-Mail;Beruf;Lehrjahr;Lehrbeginn;Status;Einsatz;Start;Ende;Betreuung;Kontaktperson;Schultage',
    )
    expect(hostile).toMatch(/^'=1\+1;/)
    expect(lea).toMatch(
      /^Muster;Lea;lea@nordwerk\.example;[^;]+;\d;2025-08-01;Beschäftigt;'@Empfang;[\d-]+;[\d-]+;David Muster;Rita Beispiel;Montag, Freitag$/,
    )
    expect((await app.call('listExports', { as: scene.clara, query: { id } })).body).toMatchObject([
      { id, status: 'READY', done: 4, total: 4, signedUrl: expect.stringMatching(/^http/) },
    ])
  })

  test('told by the bell, and by a mail that says how many and until when', async () => {
    await eventually(async () => {
      const { body } = await app.call('listNotifications', { as: scene.clara, query: { userId: scene.clara.id } })
      expect(body).toMatchObject([
        { title: 'Dein Export ist bereit', link: expect.stringMatching(/^\/dashboard\/company\?id=/) },
      ])
    })
  })

  test('only those one supervises, if that was the wish', async () => {
    await made(scene.david, { mine: true })
    const entries = await openZip((await fetchZip(scene.david)).bytes!)
    expect(entries.map(({ name }) => name)).toEqual(['lernende.csv', 'verlauf/Muster-Lea.pdf'])
  })

  test('nobody fetches another’s: not a colleague’s, not one of another company; nor is its state told', async () => {
    const [own] = (await app.call('listExports', { as: scene.clara })).body
    for (const who of [scene.ada, scene.bruno, scene.elena]) {
      expect((await fetchZip(who)).status).toBe(409)
      expect((await app.call('listExports', { as: who, query: { id: own!.id } })).status).toBe(404)
    }
    for (const who of [scene.lea, scene.noah]) expect((await fetchZip(who)).status).toBe(403)
    await made(scene.elena)
    const entries = await openZip((await fetchZip(scene.elena)).bytes!)
    expect(entries.map(({ name }) => name)).toEqual(['lernende.csv', `verlauf/${CANARY}-Luca.pdf`])
  })

  test('what has expired, or is gone from the store, is missing', async () => {
    await newExport(app, scene.bruno, { kind: 'APPRENTICES' })
    expect(await fetchZip(scene.bruno)).toMatchObject({ status: 409, body: { code: 'export_missing' } })
    await app.pool.query(`update export set status = 'EXPIRED' where person_id = $1`, [scene.clara.id])
    expect((await fetchZip(scene.clara)).status).toBe(409)
  })

  test('who has lost the right since gets nothing', async () => {
    const id = await start(scene.ada)
    await app.pool.query(`update person set roles = '{USER}', rights_version = rights_version + 1 where id = $1`, [
      scene.ada.id,
    ])
    await runExport(ctx, id)
    const { rows } = await app.pool.query('select status from export where id = $1', [id])
    expect(rows).toEqual([{ status: 'FAILED' }])
  })
})
