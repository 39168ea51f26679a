// The backing services (tools/services) from TypeScript.
import { join } from 'node:path'
import { parseEnv } from 'node:util'

import { root } from './root.ts'
import { run } from './run.ts'

export type ServiceName = 'postgres' | 'nats' | 's3' | 'mail' | 'clamd'

const script = join(root, 'tools/services')

/** Ports and names of another copy, left in the environment by a caller, must not leak into the one that is meant. */
const only = (which: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.keys(process.env)
      .filter((key) => /^(PG|NATS|S3|SMTP|MAIL|CLAMD)_/.test(key))
      .map((key) => [key, undefined]),
  ),
  ...which,
})

/** Which copy: the one named by the environment (CI names its own), else the test copy beside development. */
export const testServices: NodeJS.ProcessEnv = {
  SERVICES_DIR: process.env.SERVICES_DIR ?? '/var/tmp/werkplatz-test-services',
  SERVICES_PORT_OFFSET: process.env.SERVICES_PORT_OFFSET ?? '1000',
  SERVICES_FAST: process.env.SERVICES_FAST ?? '1',
}

/** All of them, or those named. Starting all first brings what that copy lacks; quick when nothing does. */
export async function startServices(which: NodeJS.ProcessEnv, names: ServiceName[] = []): Promise<void> {
  if (names.length === 0) await run(script, ['install'], { env: only(which), output: 'collect' })
  await run(script, ['start', ...names], { env: only(which), output: 'collect' })
}

/** kill -9, for fault tests; `startServices` brings it back. */
export async function killService(which: NodeJS.ProcessEnv, name: ServiceName): Promise<void> {
  await run(script, ['kill', name], { env: only(which), output: 'collect' })
}

/** DATABASE_URL, NATS_URL … of that copy. */
export async function serviceEnv(which: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  return parseEnv(await run(script, ['env'], { env: only(which), output: 'collect' }))
}

const urlNames = ['DATABASE_URL', 'DATABASE_WORKER_URL', 'DATABASE_OWNER_URL'] as const
/** One database as each of the three roles reaches it; fits into an environment as it is. */
export type DatabaseUrls = Record<(typeof urlNames)[number], string>

/** The addresses of another database on the same server. */
export function databaseUrls(services: NodeJS.ProcessEnv, name: string): DatabaseUrls {
  const at = (key: (typeof urlNames)[number]) => {
    const url = new URL(services[key]!)
    url.pathname = `/${name}`
    return [key, url.href] as const
  }
  return Object.fromEntries(urlNames.map(at)) as DatabaseUrls
}

/** An empty database of that name on the same server; an older one of the name goes away. */
export async function freshDatabase(services: NodeJS.ProcessEnv, name: string): Promise<DatabaseUrls> {
  const psql = (sql: string) =>
    run('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', services.DATABASE_OWNER_URL!, '-c', sql], {
      output: 'collect',
    })
  await psql(`drop database if exists "${name}" with (force)`)
  await psql(`create database "${name}"`)
  return databaseUrls(services, name)
}
