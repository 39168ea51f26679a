import { beforeAll, describe, expect, test } from 'vitest'

import { eventually } from '../../../../test/eventually.ts'
import { runExport } from '../run-export.ts'
import { exportScene, type ExportScene } from './support.ts'

let here: ExportScene
beforeAll(async () => {
  here = await exportScene()
})

describe('failExport', () => {
  test('what fails three times is given up; whoever has lost the right gets nothing', async () => {
    const { app, scene, ctx, start, read } = here
    const id = await start(scene.ada)
    const broken = { ...ctx.outbound.storage, store: async () => Promise.reject(new Error('the store is away')) }
    const away = { ...ctx, outbound: { ...ctx.outbound, storage: broken } }
    for (let i = 0; i < 3; i += 1) await expect(runExport(away, id)).rejects.toThrow('the store is away')
    await runExport(away, id)
    expect(await read(scene.ada, id)).toMatchObject({ status: 'FAILED' })

    const other = await start(scene.bruno)
    await app.pool.query(`update person set roles = '{USER}', rights_version = rights_version + 1 where id = $1`, [
      scene.bruno.id,
    ])
    await runExport(ctx, other)
    expect(await read(scene.bruno, other)).toMatchObject({ status: 'FAILED' })
  })

  test('an export of apprentices that was given up is told by the bell', async () => {
    const { app, scene, ctx } = here
    const { id } = (await app.call('startApprenticesExport', { as: scene.clara, body: {} })).body
    const broken = { ...ctx.outbound.storage, store: async () => Promise.reject(new Error('the store is away')) }
    const away = { ...ctx, outbound: { ...ctx.outbound, storage: broken } }
    for (let i = 0; i < 3; i += 1) await expect(runExport(away, id)).rejects.toThrow('the store is away')
    await runExport(away, id)
    await eventually(async () => {
      const { body } = await app.call('listNotifications', { as: scene.clara, query: { userId: scene.clara.id } })
      const link = `/dashboard/company?id=${id}&filter=APPRENTICES`
      expect(body).toMatchObject([{ title: 'Dein Export hat nicht geklappt', link }])
    })
  })
})
