// Before the stories: test services, and for each world a fresh database with the demo world, a bus and a cluster.
// After them: all of it down again, but for the services, which the next run will want.
import { createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'

import { serverEnv, startCluster, type Cluster } from '../../tools/lib/cluster.ts'
import { startProcess, type Running } from '../../tools/lib/processes.ts'
import { root } from '../../tools/lib/root.ts'
import { run } from '../../tools/lib/run.ts'
import { freshDatabase, serviceEnv, startServices, testServices } from '../../tools/lib/services.ts'
import { edgePort, WORLDS } from './address.ts'
import { shareClusters } from './cluster.ts'

type World = { bus: Running; cluster: Cluster }

export default async function globalSetup() {
  if (!existsSync(join(root, 'web/build/client'))) throw new Error('The web is not built: run `pnpm build` first')
  await startServices(testServices)
  const services = await serviceEnv(testServices)
  const log = createWriteStream(join(root, 'e2e/cluster.log'))
  const worlds: World[] = []
  for (let world = 0; world < WORLDS; world++) {
    worlds.push(await startWorld(world, services, (line) => log.write(`${world} ${line}\n`)))
  }
  shareClusters(worlds.map(({ cluster }) => cluster))
  return async () => {
    await Promise.all(worlds.map(({ cluster }) => cluster.stop()))
    await Promise.all(worlds.map(({ bus }) => bus.stop()))
    log.end()
  }
}

async function startWorld(world: number, services: NodeJS.ProcessEnv, onLine: (line: string) => void): Promise<World> {
  const port = edgePort(world)
  const bus = await startBus(port)
  const database = await freshDatabase(services, `werkplatz_e2e_${port}`)
  // One environment for all, secrets included, so that what the demo loader writes fits the processes.
  const env = serverEnv({ env: { ...services, ...database, NATS_URL: `nats://127.0.0.1:${busPort(port)}` }, port })
  await run('node', ['server/src/processes/migrate.ts'], { env, output: 'collect' })
  await run('node', ['server/src/demo/load-demo.ts', '--if-empty'], { env, output: 'collect' })
  return { bus, cluster: await startCluster({ env, port, http: 2, live: 2, worker: 1, onLine }) }
}

const busPort = (edge: number) => edge + 41

/** On one bus, people of one world would hear the other's news. */
async function startBus(edge: number): Promise<Running> {
  const monitor = busPort(edge) + 1
  const bus = await startProcess({
    name: 'bus',
    command: 'nats-server',
    args: ['-a', '127.0.0.1', '-p', String(busPort(edge)), '-m', String(monitor)],
    env: { PATH: process.env.PATH },
    readyUrl: `http://127.0.0.1:${monitor}/healthz`,
  })
  await bus.ready()
  return bus
}
