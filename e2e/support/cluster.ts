// What the stories may know of their world's cluster: they run in other processes than global setup, which started it.
import type { Cluster } from '../../tools/lib/cluster.ts'
import { WORLD } from './address.ts'

type Known = { http: Node[]; live: Node[]; worker: Node[]; databaseUrl: string; natsUrl: string; mailApiUrl: string }
type Node = { name: string; url: string; operations: string; pid: number }

const known = ({ name, url, operations, pid }: Node): Node => ({ name, url, operations, pid })

export function shareClusters(clusters: Cluster[]) {
  const worlds = clusters.map(({ nodes, env }): Known => ({
    http: nodes.http.map(known),
    live: nodes.live.map(known),
    worker: nodes.worker.map(known),
    databaseUrl: String(env.DATABASE_WORKER_URL),
    natsUrl: String(env.NATS_URL),
    mailApiUrl: String(env.MAIL_API_URL),
  }))
  // Playwright's workers inherit the environment of global setup.
  process.env.E2E_CLUSTERS = JSON.stringify(worlds)
}

export function cluster(): Known {
  return (JSON.parse(process.env.E2E_CLUSTERS ?? '[]') as Known[])[WORLD]!
}
