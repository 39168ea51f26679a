// Several nodes of our processes behind the edge, as in production: for e2e and fault tests.
import { join } from 'node:path'

import { EDGE_ADDRESS, startEdge } from '../edge.ts'
import type { Edge } from '../edge.ts'
import { startProcess } from './processes.ts'
import type { Running } from './processes.ts'
import { root } from './root.ts'
import { newSecrets } from './secrets.ts'

export type ProcessKind = 'http' | 'live' | 'worker'

export type ClusterOptions = {
  /** Addresses of the services, from `serviceEnv`, with those of the database to use. */
  env: NodeJS.ProcessEnv
  /** Port of the edge; the nodes take ports up to 40 above it. */
  port: number
  http?: number
  live?: number
  worker?: number
  /** Which version runs; this one unless said otherwise. */
  version?: Version
  /** The edge asks every node how it is, as production's does, and sends nothing to one that stops. */
  isWatched?: true
  onLine?: (line: string) => void
}

/** A checkout of the product, and what its processes see beside the cluster's environment. */
export type Version = { tree: string; env?: NodeJS.ProcessEnv }

export type Cluster = {
  url: string
  env: NodeJS.ProcessEnv
  nodes: Record<ProcessKind, Running[]>
  /** Starts a node again after it was stopped or killed; as another version, if one is named. */
  restart(kind: ProcessKind, index: number, version?: Version): Promise<Running>
  stop(): Promise<void>
}

// Room for five nodes of a kind. The worker serves nobody: it only says how it is.
const PORT_STEP: Record<ProcessKind, { serves: number; operations: number }> = {
  http: { serves: 1, operations: 6 },
  live: { serves: 11, operations: 16 },
  worker: { serves: 21, operations: 21 },
}

export function serverEnv(options: Pick<ClusterOptions, 'env' | 'port'>): NodeJS.ProcessEnv {
  return {
    // Only what a process needs from the machine: a developer's own settings must not change a test.
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'test',
    // A third of a start is reading our own sources.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    PUBLIC_URL: `http://127.0.0.1:${options.port}`,
    // Passkeys need a host name, an address will not do.
    PASSKEY_ORIGIN: `http://localhost:${options.port}`,
    TRUST_PROXY: EDGE_ADDRESS,
    LOGIN_DOMAIN_ALIASES: 'filiale.handelswerk.example=handelswerk.example',
    WEB_ROOT: join(root, 'web/build/client'),
    ...newSecrets(),
    ...options.env,
  }
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const env = serverEnv(options)
  const own = options.version ?? { tree: root }
  const launch = (kind: ProcessKind, index: number, version = own) => {
    const port = options.port + PORT_STEP[kind].serves + index
    const operations = options.port + PORT_STEP[kind].operations + index
    const prefix = kind.toUpperCase()
    const name = `${kind}-${index + 1}`
    return startProcess({
      name,
      command: process.execPath,
      args: [join(version.tree, `server/src/processes/${kind}.ts`)],
      env: {
        ...env,
        ...version.env,
        [`${prefix}_OPERATIONS_PORT`]: String(operations),
        [`${prefix}_PORT`]: String(port),
      },
      url: `http://127.0.0.1:${port}`,
      readyUrl: `http://127.0.0.1:${operations}/readyz`,
      onLine: (line) => options.onLine?.(`${name} ${line}`),
    })
  }
  const nodes: Cluster['nodes'] = { http: [], live: [], worker: [] }
  const all = () => Object.values(nodes).flat()
  let edge: Edge | undefined
  const stop = async () => {
    await edge?.close()
    await Promise.all(all().map((node) => node.stop()))
  }
  try {
    for (const kind of ['http', 'live', 'worker'] as const) {
      for (let index = 0; index < (options[kind] ?? 1); index++) nodes[kind].push(await launch(kind, index))
    }
    await Promise.all(all().map((node) => node.ready(60_000)))
    const urls = (kind: ProcessKind) => nodes[kind].map((node) => node.url)
    const ready = (['http', 'live'] as const).flatMap((kind) =>
      nodes[kind].map(({ url, operations }) => [url, `${operations}/readyz`] as const),
    )
    const watched = options.isWatched && { readyUrls: Object.fromEntries(ready) }
    edge = await startEdge({ http: urls('http'), live: urls('live') }, options.port, watched)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: edge.url,
    env,
    nodes,
    stop,
    async restart(kind, index, version) {
      await nodes[kind][index]?.stop(20_000)
      const node = await launch(kind, index, version)
      nodes[kind][index] = node
      await node.ready()
      return node
    },
  }
}
