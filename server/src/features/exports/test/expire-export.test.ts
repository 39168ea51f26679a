import { beforeAll, describe, expect, test } from 'vitest'

import { exportJobs } from '../export.jobs.ts'
import { runExport } from '../run-export.ts'
import { exportScene, type ExportScene } from './support.ts'

let here: ExportScene
beforeAll(async () => {
  here = await exportScene()
})

describe('expireExport', () => {
  test('after 24 hours the file is gone and the export says so', async () => {
    const { app, scene, ctx, start, read, addressOf } = here
    const id = await start(scene.clara)
    await runExport(ctx, id)
    const address = await addressOf(scene.clara, id)
    const expire = exportJobs.find(({ name }) => name === 'expire-exports')!
    await expire.run(ctx, {}, 'job')
    expect((await fetch(address)).status).toBe(200)
    await app.pool.query(`update export set date_expires = now() - interval '1 second' where id = $1`, [id])
    await expire.run(ctx, {}, 'job')
    expect((await fetch(address)).status).toBe(404)
    expect(await read(scene.clara, id)).toMatchObject({ status: 'EXPIRED' })
    expect((await app.call('readExportFile', { as: scene.clara, params: { id } })).status).toBe(409)
  })
})
