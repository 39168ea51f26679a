// Loads the demo world: pnpm demo [--if-empty]. Everybody's password is the one in demo-password.ts.
import { hash } from '@node-rs/argon2'

import { openDatabase } from '../db/open.ts'
import { openQueue } from '../jobs/queue.ts'
import { loadActivities, loadBookmarks } from './activities.ts'
import { DEMO_PASSWORD } from './demo-password.ts'
import { loadCompanies, loadPeople } from './people.ts'

const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is missing')
if (process.env.NODE_ENV === 'production')
  throw new Error('the demo world has a known password and never goes to production')

const queue = await openQueue(url, (error) => console.error(error.message))
const database = openDatabase({ connectionString: url, outbox: queue.outbox })
try {
  const { count } = await database.db
    .selectFrom('person')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count > 0 && process.argv.includes('--if-empty')) {
    console.log('the database holds people already: the demo world is left as it is')
  } else {
    const passwordHash = await hash(DEMO_PASSWORD)
    await database.begin(async (tx) => {
      await loadCompanies(tx)
      await loadPeople(tx, passwordHash)
      await loadActivities(tx)
      await loadBookmarks(tx)
    })
    console.log('the demo world is loaded')
  }
} finally {
  await queue.stop()
  await database.close()
}
