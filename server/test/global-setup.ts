// Once per run: real services, and a migrated template database that every test file copies.
import { createHash } from 'node:crypto'

import { root } from '../../tools/lib/root.ts'
import { newSecrets } from '../../tools/lib/secrets.ts'
import { freshDatabase, serviceEnv, startServices, testServices } from '../../tools/lib/services.ts'
import { workerParts } from '../src/app.ts'
import { migrate } from '../src/db/migrate.ts'
import { prepareQueues } from '../src/jobs/queue.ts'
import { queueNames } from '../src/jobs/run-worker.ts'

/** One per checkout and lane of a mutation run, so that several can test at the same time on one server. */
const whose = root + (process.env.TEST_LANE ?? '')
export const TEMPLATE = `werkplatz_template_${createHash('sha1').update(whose).digest('hex').slice(0, 8)}`

export default async function setup() {
  // Both projects of the server ask for it; one template does for both.
  if (process.env.TEST_TEMPLATE === TEMPLATE) return
  await startServices(testServices)
  const env = await serviceEnv(testServices)
  Object.assign(process.env, env, newSecrets(), {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://127.0.0.1:8080',
    LOGIN_DOMAIN_ALIASES: 'filiale.nordwerk.example=nordwerk.example',
  })
  const { DATABASE_OWNER_URL: url } = await freshDatabase(env, TEMPLATE)
  await migrate(url)
  await prepareQueues(url, queueNames(workerParts))
  process.env.TEST_TEMPLATE = TEMPLATE
}
