// Calls the product through the edge, four times a second each, and says for how long which calls failed.
//   node callers.ts <seconds> <trial> <report>      CLUSTER_PORT; the demo world must be loaded
import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const [seconds = '75', trial = 'trial', report = '/dev/null'] = process.argv.slice(2)
const port = Number(process.env.CLUSTER_PORT ?? 26_000)
const edge = `https://localhost:${port + 90}`
const health = `http://127.0.0.1:${port + 93}/readyz`

interface Call {
  at: number
  ms: number
  status: number | string
}
const begun = Date.now()
const until = begun + Number(seconds) * 1_000
const limit = () => ({ signal: AbortSignal.timeout(10_000) })

const signIn = (person: string) =>
  fetch(`${edge}/api/v1/auth/login`, {
    headers: {
      authorization: `Basic ${Buffer.from(`${person}@handelswerk.example:werkplatz-demo`).toString('base64')}`,
    },
    ...limit(),
  })

async function callAgain(call: () => Promise<Response>): Promise<Call[]> {
  const calls: Call[] = []
  while (Date.now() < until) {
    const at = Date.now()
    let status: number | string
    try {
      const answer = await call()
      status = answer.status
      await answer.arrayBuffer()
    } catch (error) {
      status = (error as Error).name
    }
    calls.push({ at: at - begun, ms: Date.now() - at, status })
    await sleep(Math.max(0, 250 - (Date.now() - at)))
  }
  return calls
}

/** Seconds from the first failed call to the end of the last one. */
function outage(calls: readonly Call[]): string {
  const bad = calls.filter(({ status }) => status !== 200)
  if (!bad.length) return 'none'
  const last = bad.at(-1)!
  return `${((last.at + last.ms - bad[0]!.at) / 1_000).toFixed(1)} s`
}

const answer = await signIn('reto.zumstein')
if (answer.status !== 200) throw new Error(`signing in before the trial: ${answer.status}`)
const { credentials } = (await answer.json()) as { credentials: { accessToken: string } }
const authorization = `Bearer ${credentials.accessToken}`
const callers: Record<string, () => Promise<Response>> = {
  read: () => fetch(`${edge}/api/v1/auth/details`, { headers: { authorization }, ...limit() }),
  // Opens a session: a write.
  write: () => signIn('nina.ammann'),
  readyz: () => fetch(health, limit()),
}
const results = await Promise.all(
  Object.entries(callers).map(async ([name, call]) => ({ name, calls: await callAgain(call) })),
)
const rows = results.map(({ name, calls }) => {
  const statuses: Record<string, number> = {}
  for (const { status } of calls) statuses[status] = (statuses[status] ?? 0) + 1
  const slowest = Math.max(...calls.map(({ ms }) => ms)) / 1_000
  return { trial, name, outage: outage(calls), slowest: `${slowest.toFixed(1)} s`, statuses }
})
writeFileSync(report, `${JSON.stringify(rows, null, 2)}\n`)
for (const { name, outage: away, slowest, statuses } of rows) {
  const counted = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  console.log(`| ${[trial, name, away, slowest, counted.join(', ')].join(' | ')} |`)
}
