// What the stories may know of the cluster: they run in other processes than global setup, which started it.
import type { Cluster } from '../../tools/lib/cluster.ts'

type Known = { http: Node[]; live: Node[]; worker: Node[]; databaseUrl: string; natsUrl: string; mailApiUrl: string }
type Node = { name: string; url: string; pid: number }

export function shareCluster({ nodes, env }: Cluster) {
  const known = ({ name, url, pid }: Node): Node => ({ name, url, pid })
  const value: Known = {
    http: nodes.http.map(known),
    live: nodes.live.map(known),
    worker: nodes.worker.map(known),
    databaseUrl: String(env.DATABASE_WORKER_URL),
    natsUrl: String(env.NATS_URL),
    mailApiUrl: String(env.MAIL_API_URL),
  }
  // Playwright's workers inherit the environment of global setup.
  process.env.E2E_CLUSTER = JSON.stringify(value)
}

export function cluster(): Known {
  return JSON.parse(process.env.E2E_CLUSTER ?? '{}') as Known
}
