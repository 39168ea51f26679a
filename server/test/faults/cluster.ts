// A copy of the services that a test may kill, and our own processes on it: real processes, real signals.
import { startCluster, type ClusterOptions } from '../../../tools/lib/cluster.ts'
import { serverEnv } from '../../../tools/lib/cluster.ts'
import { run } from '../../../tools/lib/run.ts'
import { freshDatabase, serviceEnv, startServices } from '../../../tools/lib/services.ts'

/** Not the copy other tests use, and with fsync: what is killed here must come back with its data. */
export const faultServices: NodeJS.ProcessEnv = {
  SERVICES_DIR: process.env.FAULT_SERVICES_DIR ?? '/var/tmp/werkplatz-fault-services',
  SERVICES_PORT_OFFSET: process.env.FAULT_PORT_OFFSET ?? '3300',
  SERVICES_FAST: '0',
}

const EDGE_PORT = 8_080 + Number(faultServices.SERVICES_PORT_OFFSET)

export async function faultEnvironment(database: string) {
  await startServices(faultServices)
  const services = await serviceEnv(faultServices)
  const urls = await freshDatabase(services, database)
  const env = serverEnv({ env: { ...services, ...urls }, port: EDGE_PORT })
  await run('node', ['server/src/processes/migrate.ts'], { env, output: 'collect' })
  await run('node', ['server/src/demo/load-demo.ts'], { env, output: 'collect' })
  return env
}

export const faultCluster = async (database: string, size: Pick<ClusterOptions, 'http' | 'live' | 'worker'>) =>
  startCluster({ env: await faultEnvironment(database), port: EDGE_PORT, ...size })
