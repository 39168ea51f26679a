// Before the stories: test services, a fresh database with the demo world, the cluster. After them: all of it down
// again, but for the services, which the next run will want.
import { createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'

import { serverEnv, startCluster } from '../../tools/lib/cluster.ts'
import { root } from '../../tools/lib/root.ts'
import { run } from '../../tools/lib/run.ts'
import { freshDatabase, serviceEnv, startServices, testServices } from '../../tools/lib/services.ts'
import { EDGE_PORT } from './address.ts'
import { shareCluster } from './cluster.ts'

export default async function globalSetup() {
  if (!existsSync(join(root, 'web/build/client'))) throw new Error('The web is not built: run `pnpm build` first')
  await startServices(testServices)
  const services = await serviceEnv(testServices)
  const database = await freshDatabase(services, `werkplatz_e2e_${EDGE_PORT}`)
  // One environment for all, secrets included, so that what the demo loader writes fits the processes.
  const env = serverEnv({ env: { ...services, ...database }, port: EDGE_PORT })
  await run('node', ['server/src/processes/migrate.ts'], { env, output: 'collect' })
  await run('node', ['server/src/demo/load-demo.ts', '--if-empty'], { env, output: 'collect' })

  const log = createWriteStream(join(root, 'e2e/cluster.log'))
  const cluster = await startCluster({
    env,
    port: EDGE_PORT,
    http: 2,
    live: 2,
    worker: 1,
    onLine: (line) => log.write(`${line}\n`),
  })
  shareCluster(cluster)
  return async () => {
    await cluster.stop()
    log.end()
  }
}
