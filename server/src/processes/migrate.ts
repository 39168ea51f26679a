// Brings the database up to date: tables, then queues. Safe to run from several nodes at once.
import { workerParts } from '../app.ts'
import { migrate } from '../db/migrate.ts'
import { prepareQueues } from '../jobs/queue.ts'
import { queueNames } from '../jobs/run-worker.ts'

const url = process.env.DATABASE_OWNER_URL
if (!url) throw new Error('DATABASE_OWNER_URL is missing')
const applied = await migrate(url)
await prepareQueues(url, queueNames(workerParts))
console.log(applied.length ? `applied ${applied.join(', ')}` : 'the database is up to date')
