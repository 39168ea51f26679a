// The faults X01 to X25: how each is caused and ended, how long it lasts, and what must hold. What cannot be caused on one
// machine says why, and where it is held instead.
import { existsSync } from 'node:fs'

import { nodes } from '../site.ts'
import * as harms from './harms.ts'
import type { Harm } from './harms.ts'

interface Holds {
  /** In the short run, if another. */
  shortSeconds?: number
  /** Most seconds without an acknowledged write. */
  withoutWrite: number
  /** Calls may fail even after trying for half a minute: the store is away, or everything is. */
  mayFail?: true
  /** Two nodes could write: watched from inside each. */
  splits?: true
  /** The database is gone so plainly that every process must say so within these seconds. */
  noticed?: number
  /** Done before and after, not counted. */
  prepare?: () => Promise<void>
  restore?: () => Promise<void>
}

export interface Fault extends Holds {
  number: string
  name: string
  /** As the table of docs/operations/faults.md says it. */
  what: string
  /** From the harm until it is ended. */
  seconds: number
  harm: Harm
}

const fault = (number: string, name: string, what: string, seconds: number, harm: Harm, holds: Holds): Fault => ({
  number,
  name,
  what,
  seconds,
  harm,
  ...holds,
})

/** Another node has to take over. */
const over = { withoutWrite: 30, splits: true } as const
/** Nothing of the database is touched: writes go on as if nothing were. */
const beside = { withoutWrite: 5 } as const
const brief = { withoutWrite: 10 } as const

const isClockMovable = existsSync('/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1')

// oxfmt-ignore
const clocks = [
  fault('X20', 'fast-clock-http', 'the clock of one http is 120 s fast',                  20, harms.wrongClock('http1', '+120s'),       beside),
  fault('X20', 'slow-clock-http', 'the clock of one http is 120 s slow',                  20, harms.wrongClock('http1', '-120s'),       beside),
]

// oxfmt-ignore
export const faults: readonly Fault[] = [
  fault('X01', 'kill-http',       'kill -9 of one of two http',                           10, harms.ourProcess('kill', 'http1'),        beside),
  fault('X02', 'end-http',        'SIGTERM of one of two http',                           10, harms.ourProcess('end', 'http1'),         beside),
  fault('X03', 'kill-live',       'kill -9 of one of two live',                           10, harms.ourProcess('kill', 'live1'),        beside),
  fault('X04', 'kill-worker',     'kill -9 of one of two workers',                        10, harms.ourProcess('kill', 'worker1'),      beside),
  fault('X05', 'kill-primary',    'kill -9 of the primary’s node',                        40, harms.primary('kill'),                    { ...over, noticed: 3, shortSeconds: 30 }),
  fault('X05', 'kill-postgres',   'kill -9 of PostgreSQL only',                           30, harms.primaryAlone,                       { ...over, noticed: 3 }),
  fault('X05', 'kill-patroni',    'kill -9 of the primary’s Patroni only',                40, harms.primary('kill', 'patroni'),         over),
  fault('X05', 'kill-standby',    'kill -9 of the synchronous standby',                   20, harms.synchronousStandby,                 over),
  fault('X05', 'kill-etcd',       'kill -9 of the primary’s etcd',                        20, harms.primary('kill', 'etcd'),            over),
  fault('X05', 'kill-proxy',      'kill -9 of the proxy to the database for 2 s',          2, harms.ourProcess('kill', 'proxy'),        brief),
  fault('X05', 'kill-edge',       'kill -9 of the edge for 2 s',                           2, harms.ourProcess('kill', 'edge'),         brief),
  fault('X05', 'kill-after-cut',  'both standbys cut off, 4 s later kill -9 of the primary’s node', 40, harms.primaryAfterStandbys,      over),
  fault('X05', 'switchover',      'switchover on purpose',                                15, harms.switchover,                         { ...over, withoutWrite: 5 }),
  fault('X06', 'kill-backend',    'kill -9 of one backend of PostgreSQL',                 20, harms.backend,                            over),
  fault('X07', 'freeze-primary',  'the primary’s node frozen for 60 s',                   60, harms.primary('freeze'),                  { ...over, shortSeconds: 35 }),
  fault('X07', 'freeze-postgres', 'the primary’s PostgreSQL frozen for 60 s',             60, harms.primary('freeze', 'postgres'),      over),
  fault('X07', 'cut-primary',     'the primary’s node cut off for 60 s',                  60, harms.cutPrimary,                         { ...over, shortSeconds: 35 }),
  fault('X08', 'held-lock',       'every transaction waits for one that idles',           12, harms.heldLock,                           { withoutWrite: 15 }),
  fault('X09', 'kill-nats',       'kill -9 of one of three NATS',                         15, harms.nats('kill', ['1']),                { ...beside, shortSeconds: 8 }),
  fault('X09', 'kill-all-nats',   'kill -9 of all three NATS for 60 s',                   60, harms.nats('kill', nodes),                beside),
  fault('X10', 'freeze-nats',     'one of three NATS frozen for 30 s',                    30, harms.nats('freeze', ['1']),              beside),
  fault('X11', 'kill-store',      'kill -9 of the store',                                 15, harms.service('s3'),                      { ...beside, mayFail: true, shortSeconds: 5 }),
  fault('X12', 'kill-scanner',    'kill -9 of the scanner',                               20, harms.service('clamd'),                   { ...beside, mayFail: true }),
  fault('X13', 'kill-mail',       'kill -9 of the mail server for 60 s',                  60, harms.service('mail'),                    beside),
  fault('X14', 'full-disk',       'the primary’s disk full for 40 s',                     40, harms.fullDisk,                           { ...over, prepare: harms.moveToSmallDisk, restore: harms.moveBack }),
  fault('X16', 'slow-lines',      'people behind lines of 300 ms',                        30, harms.line({ delayMs: 150 }),             beside),
  fault('X17', 'broken-lines',    'a connection of people is reset four times a second',  30, harms.line({ resetsPerSecond: 4 }),       beside),
  fault('X18', 'deaf-clients',    '100 live clients that never read',                     30, harms.deafClients(100),                   beside),
  fault('X19', 'slow-requests',   '500 requests that are never finished',                 30, harms.slowRequests(500),                  beside),
  ...(isClockMovable ? clocks : []),
  fault('X21', 'retry-storm',     'each creating call three times at once with its key',  30, harms.storm,                              beside),
  fault('X22', 'rolling',         'all six processes replaced one after the other',        1, harms.roll,                               beside),
  fault('X24', 'block-http',      'one http stands still for 2 s',                         2, harms.ourProcess('freeze', 'http1'),      beside),
  fault('X25', 'all-killed',      'kill -9 of everything at once, then started',           1, harms.everything,                         { ...over, withoutWrite: 60, mayFail: true }),
]

const CALM_SECONDS = Number(process.env.CALM_MINUTES ?? 60) * 60
/** Nothing happens. */
export const calm = fault('–', 'calm', 'normal days', CALM_SECONDS, harms.none, beside)

/** Of the short run, in its order: between two fail-overs something that touches no database. */
export const shortNames = [
  'kill-primary',
  'kill-nats',
  'freeze-primary',
  'kill-live',
  'cut-primary',
  'kill-worker',
  'kill-store',
]

/** Of a long run, in its order: what replaces our processes first, so that the others are weighed for long. */
// oxfmt-ignore
export const soakNames = [
  'rolling', 'kill-live', 'kill-http', 'kill-worker', 'kill-primary', 'kill-nats',
  'freeze-primary', 'kill-store', 'cut-primary', 'switchover', 'kill-standby',
]

interface Elsewhere {
  number: string
  what: string
  why: string
}
const not = (number: string, what: string, why: string): Elsewhere => ({ number, what, why })

/** Not caused here, or only in part. */
// oxfmt-ignore
export const elsewhere: readonly Elsewhere[] = [
  not('X11', 'a store that answers 503, is slow or breaks off', 'it is killed here; half a PUT is broken off in server/test/faults/files.test.ts'),
  not('X12', 'a scanner that hangs, babbles or is over its limit', 'it is killed here; its words are held by the tests of server/src/outbound'),
  not('X13', 'a mail server that says 451 or 550 or breaks off', 'the one here takes everything; held by the tests of server/src/features/mail'),
  not('X15', 'a disk full of logs, temporary files or objects', 'it would be the disk of the whole machine: takes a container with limits of its own'),
  not('X16', '100 ms to PostgreSQL', 'there is no netem in this kernel; the statements of a call are counted by server/test/sql'),
  ...(isClockMovable ? [] : [not('X20', 'clocks that are wrong', 'libfaketime is not installed; tests of sessions and links hand clocks in')]),
  not('X20', 'clocks that are wrong by an hour', 'a process would rightly trust no token and no certificate of today: it takes an alert, not a retry'),
  not('X22', 'a migration between two versions', 'takes two versions of the product: a test of its own'),
  not('X23', 'restore to a moment', 'deploy/backup/trial, with its figures in docs/operations/faults.md'),
  not('X24', 'a memory cap, few descriptors', 'limits belong to the container (deploy/kubernetes); floods of pixels are held by server/src/features/files'),
]
