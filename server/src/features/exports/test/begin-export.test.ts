import { beforeAll, describe, expect, test } from 'vitest'

import { runExport } from '../run-export.ts'
import { exportScene, type ExportScene } from './support.ts'

let here: ExportScene
beforeAll(async () => {
  here = await exportScene()
})

describe('beginExport', () => {
  test('a worker killed in the middle is followed by another that finishes; a third run changes nothing', async () => {
    const { app, scene, ctx, start, read } = here
    const id = await start(scene.david)
    let drawn = 0
    const documents: typeof ctx.outbound.documents = {
      ...ctx.outbound.documents,
      pdf: (sheet, signal) => {
        if ((drawn += 1) === 2) throw new Error('killed')
        return ctx.outbound.documents.pdf(sheet, signal)
      },
    }
    await expect(runExport({ ...ctx, outbound: { ...ctx.outbound, documents } }, id)).rejects.toThrow('killed')
    expect(await read(scene.david, id)).toMatchObject({ status: 'RUNNING', done: 1, total: 3 })
    // Asking again meanwhile leads to the same one.
    expect(await start(scene.david)).toBe(id)
    await runExport(ctx, id)
    expect(await read(scene.david, id)).toMatchObject({ status: 'READY', done: 3 })
    await runExport(ctx, id)
    const { rows } = await app.pool.query(`select action from audit where target_id = $1 order by id`, [id])
    expect(rows.map(({ action }: { action: string }) => action)).toEqual(['startExport', 'beginExport', 'finishExport'])
  })
})
