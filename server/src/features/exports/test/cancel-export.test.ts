import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Person } from '../../../../test/people.ts'
import { keyOfExport } from '../export.present.ts'
import { runExport } from '../run-export.ts'
import { exportScene, type ExportScene } from './support.ts'

let here: ExportScene
beforeAll(async () => {
  here = await exportScene()
})
beforeEach(() => here.app.pool.query('delete from export'))

const cancel = (as: Person, id: string) => here.app.call('cancelExport', { as, params: { id } })
const stored = async (id: string) =>
  (await here.ctx.outbound.storage.listOlder('exports/', new Date(Date.now() + 60_000))).includes(keyOfExport(id))
const told = async (who: Person) =>
  (await here.app.call('listNotifications', { as: who, query: { userId: who.id } })).body

describe('cancelExport', () => {
  test('one that waits is never begun; the next one may be asked for at once', async () => {
    const { app, scene, ctx, start, read } = here
    const id = await start(scene.clara)
    expect((await cancel(scene.clara, id)).status).toBe(204)
    await runExport(ctx, id)
    expect(await read(scene.clara, id)).toMatchObject({ status: 'CANCELLED', done: 0, total: null, signedUrl: null })
    expect(await stored(id)).toBe(false)
    const { rows } = await app.pool.query(`select actor_id, action from audit where target_id = $1 order by id`, [id])
    expect(rows).toEqual([
      { actor_id: scene.clara.id, action: 'startExport' },
      { actor_id: scene.clara.id, action: 'cancelExport' },
    ])
    const next = await start(scene.clara)
    expect(next).not.toBe(id)
    expect(await read(scene.clara, next)).toMatchObject({ status: 'WAITING' })
  })

  test('one that runs stops at its next piece: nothing is kept, and nothing is told', async () => {
    const { scene, ctx, start, read } = here
    const id = await start(scene.david)
    let drawn = 0
    const documents: typeof ctx.outbound.documents = {
      ...ctx.outbound.documents,
      pdf: async (sheet, signal) => {
        if ((drawn += 1) === 1) expect((await cancel(scene.david, id)).status).toBe(204)
        return ctx.outbound.documents.pdf(sheet, signal)
      },
    }
    await runExport({ ...ctx, outbound: { ...ctx.outbound, documents } }, id)
    expect(await read(scene.david, id)).toMatchObject({ status: 'CANCELLED', size: null })
    expect(await stored(id)).toBe(false)
    expect(await told(scene.david)).toEqual([])
  })

  test('one that was being put into the store is taken out of it again', async () => {
    const { scene, ctx, start, read } = here
    const id = await start(scene.ada)
    const storage: typeof ctx.outbound.storage = {
      ...ctx.outbound.storage,
      store: async (...args) => {
        await ctx.outbound.storage.store(...args)
        expect(await stored(id)).toBe(true)
        expect((await cancel(scene.ada, id)).status).toBe(204)
      },
    }
    await runExport({ ...ctx, outbound: { ...ctx.outbound, storage } }, id)
    expect(await read(scene.ada, id)).toMatchObject({ status: 'CANCELLED' })
    expect(await stored(id)).toBe(false)
  })

  test('what is ready is ready: 409; what is somebody else’s is not there: 404', async () => {
    const { scene, ctx, start, read } = here
    const id = await start(scene.clara)
    expect((await cancel(scene.david, id)).status).toBe(404)
    await runExport(ctx, id)
    expect(await cancel(scene.clara, id)).toMatchObject({ status: 409, body: { code: 'status_conflict' } })
    expect(await read(scene.clara, id)).toMatchObject({ status: 'READY' })
  })

  test('it counts towards the three of the day', async () => {
    const { app, scene, start } = here
    for (let i = 0; i < 3; i += 1) await cancel(scene.clara, await start(scene.clara))
    expect(await app.call('startExport', { as: scene.clara, body: { kind: 'ACTIVITIES' } })).toMatchObject({
      status: 429,
      body: { code: 'too_many_exports' },
    })
  })
})
