// node server/bench/upload-load.ts: five people upload 8 MB photographs at once while others read. Prints the time from slot
// to picture and what the reads notice, quiet and busy rounds interleaved because the machine is noisy.
// node server/bench/upload-load.ts hostile: the same with the files of the hostile corpus that cost most.
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { allowedType } from '@werkplatz/contract/files/kinds.ts'
import sharp from 'sharp'

import { serverEnv, startCluster } from '../../tools/lib/cluster.ts'
import { run } from '../../tools/lib/run.ts'
import { freshDatabase, serviceEnv, startServices, testServices } from '../../tools/lib/services.ts'
import { DEMO_PASSWORD } from '../src/demo/demo-password.ts'
import { hostileFiles } from '../src/features/files/test/corpus/corpus.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 4)
const AT_ONCE = 5
/** With seven readers below the limit of 300 calls a minute and person. */
const READ_EVERY_MS = 35
const QUIET_MS = 8_000
const PORT = Number(process.env.BENCH_PORT ?? 8_400)
const address = (name: string) => `${name}@handelswerk.example`
const people = ['nina.ammann', 'reto.zumstein', 'seraina.hofstetter', 'dario.bianchi', 'luan.berisha'].map(address)
const others = [
  'ursula.kaeser',
  'arbnora.krasniqi',
  'thomas.lienhard',
  'milena.petrovic',
  'beat.ruefenacht',
  'sandrine.favre',
  'jonas.egloff',
].map(address)

await startServices(testServices)
const services = await serviceEnv(testServices)
const urls = await freshDatabase(services, 'werkplatz_bench_uploads')
const env = { ...serverEnv({ env: { ...services, ...urls }, port: PORT }), NODE_ENV: 'test' }
await run('node', ['server/src/processes/migrate.ts'], { env, output: 'collect' })
await run('node', ['server/src/demo/load-demo.ts'], { env, output: 'collect' })
const cluster = await startCluster({ env: { ...env, NODE_ENV: 'production' }, port: PORT, http: 1, live: 1, worker: 1 })
const http = cluster.nodes.http[0]!.url

const files = process.argv[2] === 'hostile' ? await heaviest() : [await photograph(8_000_000)]
const tokens = await Promise.all(people.map(logIn))
const readers = await Promise.all(others.map(logIn))
let turn = 0
const uploads: number[] = []
const steps: Record<'slot' | 'put' | 'check' | 'read', number[]> = { slot: [], put: [], check: [], read: [] }
const quiet: number[] = []
const busy: number[] = []

await uploadOne(tokens[0]!, files[0]!)
for (let round = 0; round < ROUNDS; round += 1) {
  await readWhile(quiet, pause(QUIET_MS))
  const five = Array.from({ length: AT_ONCE }, async (_, i) =>
    uploads.push(await uploadOne(tokens[i % tokens.length]!, files[(round * AT_ONCE + i) % files.length]!)),
  )
  await readWhile(busy, Promise.all(five))
}
const p = (times: number[], share: number) =>
  Math.round((times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0) * 10) / 10
for (const { name, bytes } of files) console.log(`${name}: ${(bytes.length / 1e6).toFixed(1)} MB`)
console.log(`${AT_ONCE} at once, ${uploads.length} uploads`)
console.log(
  `slot to ${files[0]!.isHostile ? 'refusal' : 'picture'}: p50 ${p(uploads, 0.5)} ms, p95 ${p(uploads, 0.95)} ms`,
)
for (const [step, times] of Object.entries(steps)) {
  console.log(`  ${step}: p50 ${p(times, 0.5)} ms, p95 ${p(times, 0.95)} ms`)
}
console.log(`other reads, quiet: p50 ${p(quiet, 0.5)} ms, p95 ${p(quiet, 0.95)} ms (${quiet.length})`)
console.log(`other reads, busy:  p50 ${p(busy, 0.5)} ms, p95 ${p(busy, 0.95)} ms (${busy.length})`)
await cluster.stop()

async function logIn(email: string): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${email}:${DEMO_PASSWORD}`).toString('base64')}`
  const answer = await fetch(`${http}/api/v1/auth/login`, { headers: { authorization } })
  return ((await answer.json()) as { credentials: { accessToken: string } }).credentials.accessToken
}

interface Given {
  name: string
  type: string
  bytes: Buffer
  isHostile: boolean
}

/** Floods of pixels, frames and elements: what a reader could be kept busy with. */
async function heaviest(): Promise<Given[]> {
  const names = ['flood.png', 'flood-real.png', 'flood.gif', 'endless.gif', 'long.gif', 'use-bomb.svg', 'heavy.svg']
  return (await hostileFiles())
    .filter(({ name }) => names.includes(name))
    .map(({ name, bytes }) => ({ name, type: allowedType('image', name)!.mime, bytes, isHostile: true }))
}

/** As a phone takes it: 24 megapixels, smooth with some grain. */
async function photograph(weight: number): Promise<Given> {
  const [width, height] = [6_000, 4_000]
  const grain = await sharp(randomBytes(1_500 * 1_000 * 3), { raw: { width: 1_500, height: 1_000, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .raw()
    .toBuffer()
  for (let quality = 60; ; quality += 5) {
    const photo = await sharp(grain, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .toBuffer()
    if (photo.length >= weight) return { name: 'foto.jpg', type: 'image/jpeg', bytes: photo, isHostile: false }
  }
}

async function uploadOne(token: string, { name, type, bytes, isHostile }: Given): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${http}/api/v1/images/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return {
      status: answer.status,
      body: (await answer.json()) as { id: string; uploadUrl: string; signedUrl: string },
    }
  }
  const facts = { mimeType: type, fileSizeInBytes: bytes.length }
  const started = performance.now()
  let last = started
  const lap = (step: keyof typeof steps) => {
    const now = performance.now()
    steps[step].push(now - last)
    last = now
  }
  const slot = await post('upload', { fileName: name, ...facts })
  lap('slot')
  const put = await fetch(slot.body.uploadUrl, {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: { 'content-type': type },
  })
  if (!put.ok) throw new Error(`PUT: ${put.status}`)
  lap('put')
  let checked = await post('validate', { id: slot.body.id, ...facts })
  // As our client does: not checked yet is no failure.
  while (checked.status === 503) checked = await post('validate', { id: slot.body.id, ...facts })
  lap('check')
  if (checked.status !== (isHostile ? 400 : 200)) throw new Error(`${name}: ${JSON.stringify(checked)}`)
  if (!isHostile) await (await fetch(checked.body.signedUrl)).arrayBuffer()
  lap('read')
  return performance.now() - started
}

/** A call every few milliseconds, whatever the answer takes. */
async function readWhile(times: number[], work: Promise<unknown>) {
  let isOver = false
  const over = work.finally(() => (isOver = true))
  const reads: Promise<void>[] = []
  while (!isOver) {
    reads.push(readOne(times))
    await pause(READ_EVERY_MS)
  }
  await Promise.all([over, ...reads])
}

async function readOne(times: number[]) {
  const started = performance.now()
  const answer = await fetch(`${http}/api/v1/auth/details`, {
    headers: { authorization: `Bearer ${readers[(turn += 1) % readers.length]}` },
  })
  await answer.text()
  times.push(performance.now() - started)
}
