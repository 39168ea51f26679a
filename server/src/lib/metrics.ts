// Figures for /metrics. Names are stable: dashboards and alerts read them.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export const registry = new Registry()
collectDefaultMetrics({ register: registry })

const registers = [registry]
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A number that the process holds anyway, read at each scrape. */
function watched(name: string, help: string): (read: () => number) => void {
  let ask = () => 0
  void new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(ask())
    },
  })
  return (read) => void (ask = read)
}

export const buildInfo = new Gauge({
  name: 'werkplatz_build_info',
  help: 'Always 1: which version runs here, built from which commit',
  labelNames: ['version', 'commit'],
  registers,
})
export const serviceUp = new Gauge({
  name: 'werkplatz_service_up',
  help: 'What /readyz knows of each service: 1 there, 0 away',
  labelNames: ['service'],
  registers,
})
export const httpSeconds = new Histogram({
  name: 'werkplatz_http_seconds',
  help: 'Duration of a REST call',
  labelNames: ['route', 'status'],
  buckets,
  registers,
})
export const refusals = new Counter({
  name: 'werkplatz_refusals_total',
  help: 'Calls refused, by error code',
  labelNames: ['code'],
  registers,
})
export const attempts = new Counter({
  name: 'werkplatz_attempts_total',
  help: 'Tries at a secret: compared (passed, failed) or refused before comparing',
  labelNames: ['secret', 'outcome'],
  registers,
})
export const signals = new Counter({
  name: 'werkplatz_security_signals_total',
  help: 'What somebody should look at: throttling, used-up budgets, token reuse, bulk reads, a proxy nobody trusts',
  labelNames: ['signal'],
  registers,
})
export const logins = new Counter({
  name: 'werkplatz_logins_total',
  help: 'Logins by password: passed, failed, or passed on to the second factor',
  labelNames: ['outcome'],
  registers,
})
export const databaseSeconds = new Histogram({
  name: 'werkplatz_database_seconds',
  help: 'Duration of a statement, by the name of its query, or by what it does to which table',
  labelNames: ['query'],
  // Few: there are hundreds of queries.
  buckets: [0.005, 0.025, 0.1, 0.5, 2.5],
  registers,
})
export const watchPoolInUse = watched('werkplatz_pool_in_use', 'Connections for transactions that are at work')
export const watchPoolWaiting = watched('werkplatz_pool_waiting', 'Calls that wait for a connection')
export const transactionsUnavailable = new Counter({
  name: 'werkplatz_transactions_unavailable_total',
  help: 'Transactions that ended because the database was away',
  registers,
})
export const databaseRetries = new Counter({
  name: 'werkplatz_database_retries_total',
  help: 'Reads asked once more because their connection was lost: answered then, or failed again',
  labelNames: ['outcome'],
  registers,
})
export const agedReads = new Counter({
  name: 'werkplatz_aged_reads_total',
  help: 'Reads that bear a second of age, by who answered: replica, or primary because no copy was fresh enough',
  labelNames: ['from'],
  registers,
})
export const jobSeconds = new Histogram({
  name: 'werkplatz_job_seconds',
  help: 'Duration of a job',
  labelNames: ['queue', 'outcome'],
  buckets,
  registers,
})
export const queueWaiting = new Gauge({
  name: 'werkplatz_queue_waiting',
  help: 'Jobs that are due and wait for a worker; every worker says the same',
  labelNames: ['queue'],
  registers,
})
export const queueOldestSeconds = new Gauge({
  name: 'werkplatz_queue_oldest_seconds',
  help: 'How long the oldest of them has waited',
  labelNames: ['queue'],
  registers,
})
export const mails = new Counter({
  name: 'werkplatz_mails_total',
  help: 'Mails handed to the mail server: sent, failed and tried again, or refused for good',
  labelNames: ['outcome'],
  registers,
})
export const uploadSeconds = new Histogram({
  name: 'werkplatz_upload_seconds',
  help: 'Checking an uploaded file, by step',
  labelNames: ['step'],
  buckets,
  registers,
})
export const storeObjects = new Gauge({
  name: 'werkplatz_store_objects',
  help: 'Objects in the store, counted by the nightly check',
  registers,
})
export const storeBytes = new Gauge({
  name: 'werkplatz_store_bytes',
  help: 'What they weigh together',
  registers,
})
export const storeStrays = new Gauge({
  name: 'werkplatz_store_strays',
  help: 'What the check has found: rows without their object, objects older than a day without a row',
  labelNames: ['what'],
  registers,
})
export const storeCheckedSeconds = new Gauge({
  name: 'werkplatz_store_checked_seconds',
  help: 'When the check came to its end, as seconds since 1970; in the worker that ended it',
  registers,
})
export const deadJobs = new Counter({
  name: 'werkplatz_dead_jobs_total',
  help: 'Jobs given up after all retries',
  labelNames: ['queue'],
  registers,
})
export const auditBreaks = new Gauge({
  name: 'werkplatz_audit_breaks',
  help: 'Seals of the audit trail that do not hold, among the newest or among all',
  labelNames: ['looked'],
  registers,
})
export const liveConnections = new Gauge({
  name: 'werkplatz_live_connections',
  help: 'Open live connections',
  registers,
})
export const liveFrames = new Counter({
  name: 'werkplatz_live_frames_total',
  help: 'Messages delivered to live clients',
  registers,
})
export const liveDeliverySeconds = new Histogram({
  name: 'werkplatz_live_delivery_seconds',
  help: 'From the change to the last of those who listen on this node',
  buckets,
  registers,
})
export const watchSubscriptions = watched('werkplatz_live_subscriptions', 'What the clients of this node listen to')
export const watchBuffered = watched('werkplatz_live_buffered_bytes', 'What live clients have not taken yet')
export const liveCuts = new Counter({
  name: 'werkplatz_live_cuts_total',
  help: 'Live connections closed by us, by reason',
  labelNames: ['reason'],
  registers,
})
export const fileConfinement = new Gauge({
  name: 'werkplatz_file_confinement',
  help: 'How the readers of uploaded files are kept apart: 1 for bubblewrap, network or permissions',
  labelNames: ['by'],
  registers,
})
