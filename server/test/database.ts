// A fresh database per test file, copied from the template in about 0.1 s. Tests look and plant with the system's eyes
// (the worker's role); what they test through the http server runs as the application's.
import { randomUUID } from 'node:crypto'

import pg from 'pg'

import { databaseUrls, type DatabaseUrls } from '../../tools/lib/services.ts'
import { openDatabase, type Database } from '../src/db/open.ts'
import { openQueue, type QueueClient } from '../src/jobs/queue.ts'
import { atEndOfFile } from './end-of-file.ts'
import { TEMPLATE } from './global-setup.ts'

export interface TestDatabase extends Database {
  /** As the worker reaches it. */
  url: string
  urls: DatabaseUrls
  queue: QueueClient
}

/** One connection for a while, for what needs another role than the test's own. */
export async function connected<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const asOwner = (sql: string) => connected(process.env.DATABASE_OWNER_URL!, (client) => client.query(sql))

export async function testDatabase(): Promise<TestDatabase> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await asOwner(`create database ${name} template ${TEMPLATE}`)
  const urls = databaseUrls(process.env, name)
  const url = urls.DATABASE_WORKER_URL
  const queue = await openQueue(url, () => {})
  const database = openDatabase({ connectionString: url, outbox: queue.outbox, patienceMs: 30_000 })
  atEndOfFile(async () => {
    await queue.stop()
    await database.close()
    await asOwner(`drop database if exists ${name} with (force)`)
  })
  return { ...database, url, urls, queue }
}
