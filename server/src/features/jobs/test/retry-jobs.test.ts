import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { defineJob } from '../../../jobs/definitions.ts'
import { newDeadLetter } from './dead-letters.ts'

const CANARY = 'Kanarienvogel im Text'
let isMended = false
const ran: string[] = []
const letter = defineJob({
  name: 'test-letter',
  payload: z.object({ text: z.string(), to: z.string() }),
  run: async (_ctx, { text, to }) => {
    if (!isMended) throw new Error(`550 mailbox ${String(to)} unavailable: "${String(text)}" for ${String(text)}`)
    ran.push(String(text))
  },
})

let app: TestApp
let scene: Scene
let worker: Awaited<ReturnType<typeof testWorker>>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  worker = await testWorker(app, { ...workerParts, listeners: [], jobs: [...workerParts.jobs, letter] })
})

const list = (who: Person) => app.call('listJobs', { as: who })
const retry = (who: Person, ...ids: string[]) => app.call('retryJobs', { as: who, body: { ids } })
const deadOf = async (queue: string) => (await list(scene.ada)).body.dead.filter((one) => one.queue === queue)

describe('retryJobs', () => {
  test('what is given up lies there without a word of what it was about, is tried again, and is done', async () => {
    await worker.boss.send('test-letter', { text: CANARY, to: 'lea@nordwerk.example' }, { retryLimit: 0 })
    const [dead] = await eventually(async () => {
      const found = await deadOf('test-letter')
      expect(found).toHaveLength(1)
      return found
    }, 15_000)
    expect(dead).toMatchObject({ tries: 1 })
    expect(dead!.reason).toContain('550 mailbox')
    const shown = JSON.stringify((await list(scene.ada)).body)
    for (const word of [CANARY, 'Kanarienvogel', 'lea@', 'nordwerk']) expect(shown).not.toContain(word)

    isMended = true
    expect((await retry(scene.bruno, dead!.id)).status).toBe(204)
    await eventually(() => expect(ran).toEqual([CANARY]), 15_000)
    expect(await deadOf('test-letter')).toEqual([])
    const { rows } = await app.pool.query('select actor_id, action from audit where target_id = $1', [dead!.id])
    expect(rows).toEqual([{ actor_id: scene.bruno.id, action: 'retry' }])
  })

  test('twice is a conflict; with one that is not there nothing is tried', async () => {
    const [one, other] = [
      await newDeadLetter(app, { queue: 'test-none' }),
      await newDeadLetter(app, { queue: 'test-none' }),
    ]
    expect((await retry(scene.ada, one, randomUUID())).status).toBe(404)
    expect(await deadOf('test-none')).toHaveLength(2)
    expect((await retry(scene.ada, one)).status).toBe(204)
    expect(await retry(scene.ada, other, one)).toMatchObject({ status: 409, body: { code: 'status_conflict' } })
    expect((await deadOf('test-none')).map(({ id }) => id)).toEqual([other])
  })

  test('queues say how much waits; those of the house itself are left out', async () => {
    const { queues } = (await list(scene.ada)).body
    const jobs = [...workerParts.jobs, letter].map(({ name }) => name)
    const listeners = workerParts.listeners.map(({ name }) => `hear.${name}`)
    expect(queues.map(({ queue }) => queue).toSorted()).toEqual(['event', ...jobs, ...listeners].toSorted())
    expect(queues.flatMap(({ queue, failed }) => (failed > 0 ? [[queue, failed]] : []))).toEqual([['test-letter', 1]])
  })

  test('http cannot read what a job was about', async () => {
    await expect(app.httpOptions.data.db.selectFrom('dead_letter').select('data').execute()).rejects.toThrow(
      /permission denied/,
    )
  })

  test('after 90 days they are gone', async () => {
    const [old, young] = [await newDeadLetter(app, { daysAgo: 91 }), await newDeadLetter(app, { daysAgo: 89 })]
    await worker.boss.send('delete-dead-letters', {})
    await eventually(async () => {
      const { rows } = await app.pool.query('select id from dead_letter where id = any($1)', [[old, young]])
      expect(rows).toEqual([{ id: young }])
    }, 15_000)
  })

  test('officers see no jobs', async () => {
    for (const who of [scene.clara, scene.vera, scene.david]) expect((await list(who)).status).toBe(403)
  })
})
