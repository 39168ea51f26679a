// pnpm upgrade-test [commit of the old version]: people work while every process is replaced by the next version, with
// migrations before (expand) and after (contract). Ends with 1 if a call failed, somebody was not live again within ten
// seconds, or something acknowledged is missing. Needs the test services; with `pnpm build` it looks at browser tabs, too.
// Settings: UPGRADE_PORT (8480), UPGRADE_CLIENTS (60 live connections). What it means: docs/operations/upgrade.md
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { lineTo, percentile } from '../../server/bench/live-clients.ts'
import { serverEnv, startCluster, type ProcessKind, type Version } from '../../tools/lib/cluster.ts'
import { root } from '../../tools/lib/root.ts'
import { run } from '../../tools/lib/run.ts'
import { freshDatabase, serviceEnv, startServices, testServices } from '../../tools/lib/services.ts'
import { hasFailed, signIn, work } from './callers.ts'
import { builtWeb, makeNewerWeb, makeTree, plantContract, plantExpand, versionBefore } from './trees.ts'
import { listenAll, openTabs } from './watchers.ts'

const port = Number(process.env.UPGRADE_PORT ?? 8_480)
const clients = Number(process.env.UPGRADE_CLIENTS ?? 60)
const SETTLE_MS = 5_000
const BACK_WITHIN_MS = 10_000
const MIGRATION_TRIES = 5
const people = [
  ...['nina.ammann', 'reto.zumstein', 'ursula.kaeser', 'milena.petrovic', 'dario.bianchi', 'seraina.hofstetter'].map(
    (name) => `${name}@handelswerk.example`,
  ),
  'barbara.inauen@ict-mittelland.example',
]

const begun = Date.now()
const say = (what: string) => console.log(`${((Date.now() - begun) / 1_000).toFixed(0).padStart(4)} s  ${what}`)

const commit = process.argv[2] ?? (await versionBefore())
const [oldTree, newTree] = [await makeTree('old', commit), await makeTree('new')]
const web = existsSync(join(root, 'web/build/client')) ? builtWeb() : undefined
const newerWeb = web && makeNewerWeb(web)
const webRoot = (folder?: string) => (folder ? { WEB_ROOT: folder } : { WEB_ROOT: undefined })
const old: Version = { tree: oldTree, env: { ...webRoot(web?.folder), BUILD_COMMIT: commit } }
const next: Version = { tree: newTree, env: { ...webRoot(newerWeb?.folder), BUILD_COMMIT: 'next' } }

await startServices(testServices)
const services = await serviceEnv(testServices)
const database = await freshDatabase(services, `werkplatz_upgrade_${port}`)
// As in production: a process that is asked to stop says so for two seconds before it closes.
const env = { ...serverEnv({ env: { ...services, ...database }, port }), NODE_ENV: 'production' }

/** Gives up when it would have to wait for a lock for long; then it is run again, as the page says. */
async function migrate(tree: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await run('node', [join(tree, 'server/src/processes/migrate.ts')], { env, output: 'collect' })).trim()
    } catch (error) {
      if (tries === MIGRATION_TRIES || !(error as Error).message.includes('lock timeout')) throw error
      say('a migration did not get its lock in time and is run again')
    }
  }
}

say(`old version ${commit.slice(0, 8)}: ${await migrate(oldTree).then((text) => text.split(',').length)} migrations`)
await run('node', [join(oldTree, 'server/src/demo/load-demo.ts')], {
  env: { ...env, NODE_ENV: 'test' },
  output: 'collect',
})
const noise: string[] = []
const cluster = await startCluster({
  env,
  port,
  http: 2,
  live: 2,
  worker: 2,
  version: old,
  isWatched: true,
  onLine: (line) => void (/"level":(50|60)/.test(line) && noise.push(line)),
})
let oldHttp = 2
const signed = await Promise.all(people.map((email) => signIn(cluster.url, email)))
const listeners = await listenAll(
  lineTo(port),
  Array.from({ length: clients }, (_, n) => ({
    token: signed[n % signed.length]!.token,
    personId: signed[n % signed.length]!.id,
  })),
)
const tabs = web && openTabs(cluster.url, web, () => oldHttp > 0)
const busy = work(cluster.url, signed, Date.now())
let failedParts: string[] = []
try {
  say(`${people.length} people work, ${clients} live connections`)
  await sleep(SETTLE_MS)
  plantExpand(newTree)
  say(`expand: ${await migrate(newTree)}`)
  await sleep(SETTLE_MS)
  const order: ProcessKind[] = ['worker', 'http', 'live']
  for (const kind of order)
    for (const index of [0, 1]) {
      // From here on an old tab may find nobody who has its parts.
      if (kind === 'http' && index === 1) oldHttp = 0
      await cluster.restart(kind, index, next)
      if (kind === 'http' && index === 0) oldHttp = 1
      say(`${kind}-${index + 1} is the next version`)
      await sleep(SETTLE_MS)
    }
  plantContract(newTree)
  say(`contract: ${await migrate(newTree)}`)
  await sleep(SETTLE_MS)
} finally {
  await busy.stop()
  await tabs?.stop()
  const stillOpen = listeners.open()
  listeners.stop()
  const texts = await run(
    'psql',
    ['-X', '-At', '-d', database.DATABASE_WORKER_URL, '-c', `select body from post where body like 'upgrade %'`],
    { output: 'collect' },
  )
  await cluster.stop()
  const there = texts.split('\n').filter(Boolean)
  const failed = busy.calls.filter(hasFailed)
  const times = busy.calls.map(({ ms }) => ms)
  const slowest = Math.max(0, ...listeners.backMs)
  const missing = busy.written.filter((text) => !there.includes(text))
  const facts = [
    ['calls', busy.calls.length, true],
    ['failed', failed.length, failed.length === 0],
    ['p50, p95, slowest', `${percentile(times, 0.5)}, ${percentile(times, 0.95)}, ${Math.max(0, ...times)} ms`, true],
    ['posts acknowledged', busy.written.length, busy.written.length > 0],
    ['of them missing', missing.length, missing.length === 0],
    ['written twice', there.length - new Set(there).size, there.length === new Set(there).size],
    ['live connections lost and back', listeners.backMs.length, listeners.backMs.length >= clients],
    ['back after at most', `${(slowest / 1_000).toFixed(1)} s`, slowest <= BACK_WITHIN_MS],
    ['live at the end', `${stillOpen} of ${clients}`, stillOpen === clients],
    ['tabs looked', tabs?.looked ?? 'the web is not built', true],
    ['parts missing in a tab', tabs?.missing.length ?? '–', !tabs?.missing.length],
    ['versions a tab heard of', [...(tabs?.versions ?? [])].join(', ') || '–', !tabs || tabs.versions.size === 2],
    ['errors logged', noise.length, true],
  ] as const
  for (const [what, figure, isGood] of facts) console.log(`${isGood ? '  ' : '! '}${what.padEnd(32)} ${figure}`)
  for (const { name, at, status, ms } of failed.slice(0, 20))
    console.log(`! ${at} ms  ${name}: ${status} after ${ms} ms`)
  for (const line of [...(tabs?.missing ?? []), ...noise].slice(0, 20)) console.log(`  ${line.slice(0, 400)}`)
  failedParts = facts.filter(([, , isGood]) => !isGood).map(([what]) => what)
}
console.log(failedParts.length ? `failed: ${failedParts.join('; ')}` : 'the version changed and nobody noticed')
process.exit(failedParts.length ? 1 : 0)
