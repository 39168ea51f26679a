import { newSecrets } from '../../tools/lib/secrets.ts'
import { freshDatabase, serviceEnv, startServices, testServices } from '../../tools/lib/services.ts'
import { workerParts } from '../src/app.ts'
// Once per run: real services, and a migrated template database that every test file copies.
import { migrate } from '../src/db/migrate.ts'
import { prepareQueues } from '../src/jobs/queue.ts'
import { queueNames } from '../src/jobs/run-worker.ts'

export const TEMPLATE = 'werkplatz_template'

export default async function setup() {
  await startServices(testServices)
  const env = await serviceEnv(testServices)
  Object.assign(process.env, env, newSecrets(), {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://127.0.0.1:8080',
    LOGIN_DOMAIN_ALIASES: 'filiale.nordwerk.example=nordwerk.example',
  })
  const url = await freshDatabase(env.DATABASE_URL!, TEMPLATE)
  await migrate(url)
  await prepareQueues(url, queueNames(workerParts))
}
