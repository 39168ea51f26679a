// The check of the store by hand, every finding a line: pnpm store:check [--remove]
// With --remove objects without a row go; rows are never touched (docs/operations/store.md).
import { storeClaims } from '../app.ts'
import { loadConfig } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { checkPortion, type Portion } from '../features/files/store/check-store.ts'
import { openQueue } from '../jobs/queue.ts'
import { storageOptions } from '../outbound/open-outbound.ts'
import { openStorage } from '../outbound/storage.ts'

/** So large a share of strays is another database's bucket, or a database that was not restored yet. */
const MOST_SHARE = 0.1
const FEW = 100

const config = loadConfig(process.env)
const complain = (error: Error) => console.error(error.message)
const queue = await openQueue(config.DATABASE_WORKER_URL, complain)
const database = openDatabase({ connectionString: config.DATABASE_WORKER_URL, outbox: queue.outbox, onError: complain })
const storage = openStorage(storageOptions(config))

async function walk(see: (portion: Portion) => void | Promise<void>) {
  let after: string | null = ''
  while (after !== null) {
    const place = { db: database.db, storage, claims: storeClaims, now: new Date() }
    const portion: Portion = await checkPortion(place, after)
    await see(portion)
    after = portion.next
  }
}

try {
  let objects = 0
  let missing = 0
  let strays = 0
  await walk((portion) => {
    objects += portion.objects
    missing += portion.missing.length
    strays += portion.strays.length
    for (const { key, table, id } of portion.missing) console.log(`row without object  ${table} ${id}  ${key}`)
    for (const { key, size, written } of portion.strays)
      console.log(`object without row  ${key}  ${size} bytes, ${written.toISOString()}`)
  })
  console.log(`${objects} objects; ${missing} rows without their object, ${strays} objects without a row`)
  process.exitCode = missing + strays > 0 ? 1 : 0
  if (process.argv.includes('--remove')) {
    if (strays > FEW && strays > objects * MOST_SHARE)
      throw new Error('too many to be strays: is this the right bucket, and the right database?')
    let removed = 0
    await walk(async (portion) => {
      const keys = portion.strays.map(({ key }) => key)
      for (let at = 0; at < keys.length; at += 1_000) await storage.remove(keys.slice(at, at + 1_000))
      removed += keys.length
    })
    console.log(`removed ${removed} objects`)
    process.exitCode = missing > 0 ? 1 : 0
  }
} finally {
  storage.close()
  await queue.stop()
  await database.close()
}
