import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { inboxOf } from '../../../../test/inbox.ts'
import { newScene, PASSWORD, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { dataRules } from '../../../db/data-rules/all.ts'
import { isReason } from '../../../db/data-rules/data-rule.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { makeLog } from '../../../lib/log.ts'
import { openZip } from '../../../outbound/inspect/zip.ts'
import { findExport } from '../../exports/export.queries.ts'
import { runExport } from '../../exports/run-export.ts'
import { tellOwnDataReady } from '../actions/tell-own-data-ready.ts'
import { plantRows, plantWords, type Canary } from './planted.ts'

let app: TestApp
let scene: Scene
let ctx: WorkContext
let planted: Canary[]
let object: { key: string; word: string }
let token: string
let files: Map<string, string>
let address: string

const ask = (body: object) => app.call('exportMyData', { token, body: { password: PASSWORD, ...body } })
const mine = async () => (await app.call('readMyData', { token })).body

beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  const jobs = workerParts.jobs.filter(({ name }) => name !== 'run-export')
  const log = makeLog('worker', 'debug', { write: (line) => void app.logged.push(line) })
  ctx = (await testWorker(app, { ...workerParts, jobs }, { log })).ctx
  ;({ object } = await plantRows(app, scene, ctx))
  token = await app.tokenOf(scene.lea)
  planted = await plantWords(app, scene.lea.id)
  address = `${planted.find(({ table, column }) => table === 'person' && column === 'email')!.word}@nordwerk.example`
})

describe('exportMyData', () => {
  test('the password is asked for; a wrong one begins nothing', async () => {
    expect(await ask({ password: 'falsch' })).toMatchObject({ status: 400, body: { code: 'bad_input' } })
    expect((await mine()).export).toBeNull()
  })

  test('is made by the worker, can be fetched for seven days, and a mail says so', async () => {
    const { status, body } = await ask({})
    expect([status, body]).toMatchObject([200, { kind: 'MY_DATA', status: 'WAITING' }])
    await runExport(ctx, body.id)
    const { export: ready, nextExport } = await mine()
    expect(ready).toMatchObject({ id: body.id, status: 'READY' })
    const days = (Date.parse(ready!.dateExpires!) - Date.parse(ready!.dateCreated)) / 86_400_000
    expect(days).toBeCloseTo(7, 1)
    expect(Date.parse(nextExport!)).toBeGreaterThan(Date.now())
    const [mail] = await eventually(async () => {
      const found = await inboxOf(address)
      expect(found).toHaveLength(1)
      return found
    })
    expect(mail!.subject).toBe('Deine Daten sind bereit')
    const archive = await fetch(ready!.signedUrl!)
    const entries = await openZip(Buffer.from(await archive.arrayBuffer()))
    files = new Map(await Promise.all(entries.map(async (one) => [one.name, String(await one.bytes())] as const)))
  })

  test('holds every word that was planted, in the file of its table', () => {
    const missing = planted.filter(({ table, word }) => !files.get(`daten/${table}.json`)?.includes(word))
    expect(missing).toEqual([])
    expect(planted.length).toBeGreaterThan(40)
  })

  test('holds a file for every table that says it does, the trail among them, and the uploads', () => {
    const promised = Object.entries(dataRules).flatMap(([table, { exported }]) => (isReason(exported) ? [] : table))
    expect(promised.filter((table) => !files.has(`daten/${table}.json`))).toEqual([])
    expect([...files].find(([, text]) => text === object.word)?.[0]).toMatch(/^dateien\//)
    expect(files.get('LIESMICH.txt')).toContain('Das sind deine Daten')
  })

  test('names nobody else: no name, no address, no id of another person', () => {
    const all = [...files]
      .filter(([name]) => name.startsWith('daten/'))
      .map(([, text]) => text)
      .join('\n')
    for (const other of [scene.david, scene.noah, scene.clara, scene.elena] satisfies Person[]) {
      expect(all).not.toContain(other.id)
      expect(all).not.toContain(other.email)
    }
    expect(files.get('daten/message.json')).toContain('andere Person')
    expect(files.get('daten/message.json')).toContain('"ich"')
  })

  test('opens no door: no secret and no hash', async () => {
    const all = [...files.values()].join('\n')
    const { rows } = await app.pool.query<{ password_hash: string }>(
      'select password_hash from credential where person_id = $1',
      [scene.lea.id],
    )
    expect(all).not.toContain(rows[0]!.password_hash)
    expect(all).not.toMatch(/"(?:password_hash|token_hash|code_hash|secret|salt|credential_id)"/)
  })

  test('what the processes wrote down meanwhile holds not one word of hers', () => {
    const lines = app.logged.join('\n')
    expect(lines).toContain('/v1/auth/my-data/export')
    const words = [...planted.map(({ word }) => word), object.word, PASSWORD]
    expect(words.filter((word) => lines.includes(word))).toEqual([])
  })

  test('once a day', async () => {
    expect(await ask({})).toMatchObject({ status: 429, body: { code: 'one_export_a_day' } })
    await app.pool.query(`update export set date_created = now() - interval '25 hours' where kind = 'MY_DATA'`)
    expect((await ask({})).status).toBe(200)
  })
})

describe('tellOwnDataReady', () => {
  test('once, however often it is heard', async () => {
    const found = await findExport(app.db, (await mine()).export!.id)
    const again = { ...found!, date_expires: new Date() }
    await app.begin((tx) => tellOwnDataReady(tx, again))
    await app.begin((tx) => tellOwnDataReady(tx, again))
    const { rows } = await app.pool.query(`select 1 from mail where key = $1`, [`own data ${found!.id}`])
    expect(rows).toHaveLength(1)
  })
})

describe('what others wrote', () => {
  test('the other’s part of an evaluation only once both have submitted', async () => {
    const { rows } = await app.pool.query<{ justification: string }>(
      `select justification from evaluation_point join judgement on judgement.id = part_id
       join evaluation on evaluation.id = evaluation_id
       where party_id = $1 and evaluation.apprentice_id = $2`,
      [scene.david.id, scene.lea.id],
    )
    const text = files.get('daten/evaluation_point.json')!
    expect(rows.every(({ justification }) => text.includes(justification))).toBe(true)
  })
})
