// A worker killed in the middle of a job: another one finishes it within 60 s.
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openDatabase, type Database } from '../../src/db/open.ts'
import { enqueue } from '../../src/db/outbox.ts'
import { openQueue, prepareQueues, type QueueClient } from '../../src/jobs/queue.ts'
import { eventually } from '../eventually.ts'
import { faultEnvironment } from './cluster.ts'

const script = fileURLToPath(new URL('slow-worker.ts', import.meta.url))
const children: ChildProcess[] = []
let env: NodeJS.ProcessEnv
let queue: QueueClient
let database: Database
let witness: pg.Client

beforeAll(async () => {
  env = await faultEnvironment('werkplatz_worker_fault')
  await prepareQueues(env.DATABASE_OWNER_URL!, ['event', 'test-slow'])
  queue = await openQueue(env.DATABASE_WORKER_URL!, () => {})
  database = openDatabase({ connectionString: env.DATABASE_WORKER_URL!, outbox: queue.outbox })
  witness = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
  await witness.connect()
  await witness.query('create table witness (what text not null, at timestamptz not null default now())')
}, 120_000)
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await witness?.end()
  await queue?.stop()
  await database?.close()
})

const startWorker = (hang: 'yes' | 'no') => {
  const child = spawn(process.execPath, [script], { env: { ...env, HANG: hang }, stdio: 'inherit' })
  children.push(child)
  return child
}
const seen = async () =>
  (await witness.query<{ what: string }>('select what from witness order by at')).rows.map((row) => row.what)

test('kill -9 in the middle of a job: another worker finishes it within 60 s', async () => {
  const doomed = startWorker('yes')
  await database.begin((tx) => enqueue(tx, { name: 'test-slow' }, {}))
  await eventually(async () => expect(await seen()).toEqual(['began']), 20_000)
  doomed.kill('SIGKILL')
  startWorker('no')
  await eventually(async () => expect(await seen()).toEqual(['began', 'done']), 60_000)
}, 120_000)
