// The faults X01 to X25: how each is caused and ended, how long it lasts, and what must hold. What cannot be caused on one
// machine says why, and where it is held instead.
import { existsSync } from 'node:fs'

import { nodes } from '../site.ts'
import * as harms from './harms.ts'
import type { Harm } from './harms.ts'

export interface Fault {
  name: string
  number: string
  /** As the table of docs/operations/faults.md says it. */
  what: string
  harm: Harm
  /** Done before, not counted. */
  prepare?: () => Promise<void>
  /** From the harm until it is ended; in the short run, if another. */
  seconds: number
  shortSeconds?: number
  /** Most seconds without an acknowledged write; absent: no more than usual. */
  withoutWrite?: number
  /** Calls may fail even after trying for half a minute: somebody's answer is lost, or the store is away. */
  mayFail?: true
  /** Two nodes could write: watched from inside each. */
  splits?: true
  /** The database is gone so plainly that every process must say so within these seconds. */
  noticed?: number
}

const FAIL_OVER = 30
/** Nothing of the database is touched: writes go on as if nothing were. */
const UNTOUCHED = 5

export const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

const database = { withoutWrite: FAIL_OVER, splits: true } as const
const beside = { withoutWrite: UNTOUCHED } as const

export const faults: readonly Fault[] = [
  {
    name: 'kill-http',
    number: 'X01',
    what: 'kill -9 of one of two http',
    harm: harms.ourProcess('kill', 'http1'),
    seconds: 10,
    ...beside,
  },
  {
    name: 'end-http',
    number: 'X02',
    what: 'SIGTERM of one of two http',
    harm: harms.ourProcess('end', 'http1'),
    seconds: 10,
    ...beside,
  },
  {
    name: 'kill-live',
    number: 'X03',
    what: 'kill -9 of one of two live',
    harm: harms.ourProcess('kill', 'live1'),
    seconds: 10,
    ...beside,
  },
  {
    name: 'kill-worker',
    number: 'X04',
    what: 'kill -9 of one of two workers',
    harm: harms.ourProcess('kill', 'worker1'),
    seconds: 10,
    ...beside,
  },
  {
    name: 'kill-primary',
    number: 'X05',
    what: 'kill -9 of the primary’s node',
    harm: harms.primary('kill'),
    seconds: 40,
    shortSeconds: 30,
    noticed: 3,
    ...database,
  },
  {
    name: 'kill-postgres',
    number: 'X05',
    what: 'kill -9 of PostgreSQL only',
    harm: harms.primaryAlone,
    seconds: 30,
    noticed: 3,
    ...database,
  },
  {
    name: 'kill-patroni',
    number: 'X05',
    what: 'kill -9 of the primary’s Patroni only',
    harm: harms.primary('kill', 'patroni'),
    seconds: 40,
    ...database,
  },
  {
    name: 'kill-standby',
    number: 'X05',
    what: 'kill -9 of the synchronous standby',
    harm: harms.synchronousStandby,
    seconds: 20,
    ...database,
  },
  {
    name: 'kill-etcd',
    number: 'X05',
    what: 'kill -9 of the primary’s etcd',
    harm: harms.primary('kill', 'etcd'),
    seconds: 20,
    ...database,
  },
  {
    name: 'kill-proxy',
    number: 'X05',
    what: 'kill -9 of the proxy to the database, back after 2 s',
    harm: harms.ourProcess('kill', 'proxy'),
    seconds: 2,
    withoutWrite: 10,
  },
  {
    name: 'kill-edge',
    number: 'X05',
    what: 'kill -9 of the edge, back after 2 s',
    harm: harms.ourProcess('kill', 'edge'),
    seconds: 2,
    withoutWrite: 10,
  },
  {
    name: 'kill-after-cut',
    number: 'X05',
    what: 'both standbys cut off for 4 s, then kill -9 of the primary’s node',
    harm: harms.primaryAfterStandbys,
    seconds: 40,
    ...database,
  },
  {
    name: 'switchover',
    number: 'X05',
    what: 'switchover on purpose',
    harm: harms.switchover,
    seconds: 15,
    withoutWrite: 5,
    splits: true,
  },
  {
    name: 'kill-backend',
    number: 'X06',
    what: 'kill -9 of one backend of PostgreSQL',
    harm: harms.backend,
    seconds: 20,
    ...database,
  },
  {
    name: 'freeze-primary',
    number: 'X07',
    what: 'the primary’s node frozen for 60 s',
    harm: harms.primary('freeze'),
    seconds: 60,
    shortSeconds: 35,
    ...database,
  },
  {
    name: 'freeze-postgres',
    number: 'X07',
    what: 'PostgreSQL of the primary frozen for 60 s',
    harm: harms.primary('freeze', 'postgres'),
    seconds: 60,
    ...database,
  },
  {
    name: 'cut-primary',
    number: 'X07',
    what: 'the primary’s node cut off for 60 s',
    harm: harms.cutPrimary,
    seconds: 60,
    shortSeconds: 35,
    ...database,
  },
  {
    name: 'held-lock',
    number: 'X08',
    what: 'every transaction waits for one that idles',
    harm: harms.heldLock,
    seconds: 12,
    withoutWrite: 15,
  },
  {
    name: 'kill-nats',
    number: 'X09',
    what: 'kill -9 of one of three NATS',
    harm: harms.nats('kill', ['1']),
    seconds: 15,
    shortSeconds: 8,
    ...beside,
  },
  {
    name: 'kill-all-nats',
    number: 'X09',
    what: 'kill -9 of all three NATS for 60 s',
    harm: harms.nats('kill', nodes),
    seconds: 60,
    ...beside,
  },
  {
    name: 'freeze-nats',
    number: 'X10',
    what: 'one of three NATS frozen for 30 s',
    harm: harms.nats('freeze', ['1']),
    seconds: 30,
    ...beside,
  },
  {
    name: 'kill-store',
    number: 'X11',
    what: 'kill -9 of the store, back after 15 s',
    harm: harms.service('s3'),
    seconds: 15,
    shortSeconds: 5,
    mayFail: true,
    ...beside,
  },
  {
    name: 'kill-scanner',
    number: 'X12',
    what: 'kill -9 of the scanner, back after 20 s',
    harm: harms.service('clamd'),
    seconds: 20,
    mayFail: true,
    ...beside,
  },
  {
    name: 'kill-mail',
    number: 'X13',
    what: 'kill -9 of the mail server, back after 60 s',
    harm: harms.service('mail'),
    seconds: 60,
    ...beside,
  },
  {
    name: 'full-disk',
    number: 'X14',
    what: 'the primary’s disk is full for 40 s',
    prepare: harms.moveToSmallDisk,
    harm: harms.fullDisk,
    seconds: 40,
    ...database,
  },
  {
    name: 'slow-lines',
    number: 'X16',
    what: 'people behind lines of 300 ms',
    harm: harms.line({ delayMs: 150 }),
    seconds: 30,
    ...beside,
  },
  {
    name: 'broken-lines',
    number: 'X17',
    what: 'a connection of people is reset four times a second',
    harm: harms.line({ resetsPerSecond: 4 }),
    seconds: 30,
    ...beside,
  },
  {
    name: 'deaf-clients',
    number: 'X18',
    what: '100 live clients that never read',
    harm: harms.deafClients(100),
    seconds: 30,
    ...beside,
  },
  {
    name: 'slow-requests',
    number: 'X19',
    what: '500 requests that are never finished',
    harm: harms.slowRequests(500),
    seconds: 30,
    ...beside,
  },
  ...(existsSync(FAKETIME)
    ? ([
        {
          name: 'fast-clock',
          number: 'X20',
          what: 'the clock of one http is 120 s fast',
          harm: harms.wrongClock('http1', '+120s'),
          seconds: 20,
          ...beside,
        },
        {
          name: 'slow-clock',
          number: 'X20',
          what: 'the clock of one http is an hour slow',
          harm: harms.wrongClock('http1', '-3600s'),
          seconds: 20,
          ...beside,
        },
      ] satisfies Fault[])
    : []),
  {
    name: 'retry-storm',
    number: 'X21',
    what: 'each creating call three times at once with its key',
    harm: harms.storm,
    seconds: 30,
    ...beside,
  },
  {
    name: 'rolling',
    number: 'X22',
    what: 'all six processes replaced one after the other',
    harm: harms.roll,
    seconds: 1,
    ...beside,
  },
  {
    name: 'block-http',
    number: 'X24',
    what: 'one http stands still for 2 s',
    harm: harms.ourProcess('freeze', 'http1'),
    seconds: 2,
    ...beside,
  },
  {
    name: 'all-killed',
    number: 'X25',
    what: 'kill -9 of everything at once, then started',
    harm: harms.everything,
    seconds: 1,
    withoutWrite: 60,
    mayFail: true,
    splits: true,
  },
]

/** Of the short run, in its order. */
export const shortNames = [
  'kill-primary',
  'kill-nats',
  'freeze-primary',
  'kill-live',
  'cut-primary',
  'kill-worker',
  'kill-store',
]

/** Not caused here, or only in part. */
export const elsewhere: readonly { number: string; what: string; why: string }[] = [
  {
    number: 'X11',
    what: 'store that answers 503, is slow or breaks off half way',
    why: 'the store is killed here; half a PUT is broken off in server/test/faults/files.test.ts',
  },
  {
    number: 'X12',
    what: 'scanner that hangs, babbles or is over its limit',
    why: 'it is killed here; its words are held by the tests beside server/src/outbound/scanner.ts',
  },
  {
    number: 'X13',
    what: 'mail server that says 451 or 550 or breaks off',
    why: 'the one here takes everything; held by the tests of server/src/features/mail',
  },
  {
    number: 'X15',
    what: 'disk full of logs, temporary files or objects',
    why: 'would fill the machine everybody works on; it takes a container with limits of its own',
  },
  {
    number: 'X16',
    what: '100 ms to PostgreSQL',
    why: 'no netem in this kernel and TLS ends at PostgreSQL; the statements of a call are counted by server/test/sql',
  },
  ...(existsSync(FAKETIME)
    ? []
    : [
        {
          number: 'X20',
          what: 'clocks that are wrong',
          why: 'faketime is not installed; clocks are handed in by tests of sessions and links',
        },
      ]),
  {
    number: 'X22',
    what: 'a migration between two versions',
    why: 'takes two versions of the product: a test of its own',
  },
  {
    number: 'X23',
    what: 'restore to a moment',
    why: 'deploy/backup/trial, with its figures in docs/operations/faults.md',
  },
  {
    number: 'X24',
    what: 'memory cap, few descriptors',
    why: 'limits belong to the container (deploy/kubernetes); floods of pixels are held by server/src/features/files/test',
  },
]
