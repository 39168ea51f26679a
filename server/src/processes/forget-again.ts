// After a restore, before anybody is let in: who was forgotten since that moment is forgotten again. pnpm forget-again
import { loadConfig } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { forgetAgain } from '../features/my-data/forgotten-list.ts'
import { openQueue } from '../jobs/queue.ts'
import { storageOptions } from '../outbound/open-outbound.ts'
import { openStorage } from '../outbound/storage.ts'

const config = loadConfig(process.env)
const complain = (error: Error) => console.error(error.message)
const queue = await openQueue(config.DATABASE_WORKER_URL, complain)
const database = openDatabase({ connectionString: config.DATABASE_WORKER_URL, outbox: queue.outbox, onError: complain })
const storage = openStorage(storageOptions(config))
try {
  let count = 0
  for await (const id of forgetAgain({ begin: database.begin, storage }, new Date())) {
    console.log(`forgotten again: ${id}`)
    count += 1
  }
  console.log(`${count} people were back and are forgotten again`)
} finally {
  storage.close()
  await queue.stop()
  await database.close()
}
