// Figures for /metrics. Names are stable: dashboards and alerts read them.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export const registry = new Registry()
collectDefaultMetrics({ register: registry })

const registers = [registry]
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

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
