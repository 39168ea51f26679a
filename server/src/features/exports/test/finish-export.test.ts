import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { eventually } from '../../../../test/eventually.ts'
import { openZip } from '../../../outbound/inspect/zip.ts'
import { runExport } from '../run-export.ts'
import { exportScene, type ExportScene } from './support.ts'

let here: ExportScene
beforeAll(async () => {
  here = await exportScene()
})

describe('finishExport', () => {
  test('holds what the officer can read in their own company: a document each and a table; told by the bell', async () => {
    const { app, scene, ctx, start, read, addressOf } = here
    await newActivity(app, scene.lea, { title: 'Fremder Entwurf', status: 'DRAFT' })
    await newActivity(app, scene.luca, { title: 'Von Südwerk', isPublic: true })
    const id = await start(scene.clara)
    const seen: [number, number | null][] = []
    const watched: typeof ctx = {
      ...ctx,
      begin: async (work) => {
        const result = await ctx.begin(work)
        const { done, total } = await read(scene.clara, id)
        seen.push([done, total])
        return result
      },
    }
    await runExport(watched, id)
    const steps = seen.filter((step, i) => String(step) !== String(seen[i - 1]))
    expect(steps).toEqual([
      [0, null],
      [0, 3],
      [1, 3],
      [2, 3],
      [3, 3],
    ])
    expect(await read(scene.clara, id)).toMatchObject({ status: 'READY', done: 3, total: 3, size: expect.any(Number) })

    const response = await fetch(await addressOf(scene.clara, id))
    expect(response.headers.get('content-disposition')).toMatch(/filename="aktivitaeten-\d{4}-\d\d-\d\d\.zip"/)
    const bytes = Buffer.from(await response.arrayBuffer())
    const entries = await openZip(bytes)
    expect(entries.map(({ name }) => name)).toEqual([
      'dokumente/Küche «Süd».pdf',
      'dokumente/=Formel.pdf',
      'dokumente/küche «süd» (2).pdf',
      'aktivitaeten.csv',
    ])
    const [header, first] = (await entries.at(-1)!.bytes()).toString().split('\r\n')
    expect(header).toBe(
      '\uFEFFTitel;Status;Art;Ansprechperson;Bereich;Team;Ort;Start;Ende;Plätze;Vergeben;Pensum;Öffentlich;Geändert;Datei',
    )
    expect(first).toMatch(
      /^Küche «Süd»;Offen;Aufgabe, laufend;[^;]+;[^;]+;Team;Olten;;;0;0;100;nein;\d{4}-\d\d-\d\d;dokumente\/Küche «Süd»\.pdf$/,
    )
    await eventually(async () => {
      const { body } = await app.call('listNotifications', { as: scene.clara, query: { userId: scene.clara.id } })
      expect(body).toMatchObject([{ title: 'Dein Export ist bereit', link: `/dashboard/activities?id=${id}` }])
    })
  })

  test('a download broken off goes on where it was, with the same or a fresh address, and no second job', async () => {
    const { app, scene, addressOf } = here
    const [{ id } = { id: '' }] = (await app.call('listExports', { as: scene.clara })).body
    const whole = Buffer.from(await (await fetch(await addressOf(scene.clara, id))).arrayBuffer())
    const rest = await fetch(await addressOf(scene.clara, id), { headers: { range: 'bytes=1000-' } })
    expect(rest.status).toBe(206)
    expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(1_000))).toBe(true)
    const { rows } = await app.pool.query(`select 1 from pgboss.job where name = 'run-export'`)
    expect(rows).toHaveLength(1)
  })
})
