// Sends generated inputs to a route, as somebody who may call it, and collects what the oracles say.
import { randomInt } from 'node:crypto'

import { limits, type Route } from '@werkplatz/contract/shared/route.ts'
import fc from 'fast-check'

import type { TestApp } from '../app.ts'
import type { Reply } from '../call.ts'
import { actors, relations, type Actor, type Expectation, type Relation } from '../matrix/cells.ts'
import { ownerFor, personOf, resourceOf } from '../matrix/engine.ts'
import { newTarget } from '../matrix/targets.ts'
import { PASSWORD, type Scene } from '../people.ts'
import { wireOf, type Input, type Wire } from '../wire.ts'
import { databaseHash } from './database-hash.ts'
import { mutatedInputs } from './mutate.ts'
import { violations } from './oracles.ts'
import { isValid, takesInput, validInputs, withTarget } from './wire.ts'

/** Inputs of each kind per route, the same at each run. Every night 3,000 new ones; a failure names its FUZZ_SEED. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 120)
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_119)
/** Hashing a password takes 50 ms, drawing a document half a second behind everything else: such a route gets fewer. */
const SLOW_RUNS = 20
const AT_ONCE = 25

export interface Report {
  calls: number
  problems: string[]
}

export interface Fuzzed {
  app: TestApp
  scene: Scene
  route: Route
  /** Who may call it, for somebody whose call gets through. */
  expectation: Expectation
  runs?: number
  /** Another one at each run unless the very same inputs are wanted. */
  seed?: number
}

export function fuzzValid(fuzzed: Fuzzed): Promise<Report> {
  const { route, runs = RUNS, seed = SEED } = fuzzed
  // Without input every call is the same call.
  const getsFewer = route.basic || route.file === 'application/pdf' || !takesInput(route)
  const numRuns = getsFewer ? Math.min(runs, SLOW_RUNS) : runs
  return run(fuzzed, fc.sample(validInputs(route), { numRuns, seed }))
}

export async function fuzzMutated(fuzzed: Fuzzed): Promise<Report> {
  const { route, runs = RUNS, seed = SEED } = fuzzed
  const numRuns = route.basic ? Math.min(runs, SLOW_RUNS) : runs
  const inputs = fc.sample(mutatedInputs(route), { numRuns, seed })
  const report = await run(
    fuzzed,
    inputs.filter((input) => !isValid(route, input)),
  )
  if (report.calls < numRuns / 4) report.problems.push(`only ${report.calls} of ${numRuns} mutations were invalid`)
  return report
}

async function run(fuzzed: Fuzzed, inputs: readonly Input[]): Promise<Report> {
  const { app, route } = fuzzed
  const problems: string[] = []
  // Reading neither ends a session nor uses up a row: one caller will do.
  const reader = route.method === 'GET' ? await callerFor(fuzzed) : undefined
  for (let at = 0; at < inputs.length; at += AT_ONCE) {
    const batch = inputs.slice(at, at + AT_ONCE)
    // The minute's limit is not what is tested here.
    app.clock.add(limits[route.limit ?? 'signedIn'].seconds + 1)
    const callers = await Promise.all(batch.map(async () => reader ?? callerFor(fuzzed)))
    const before = await databaseHash(app)
    const sent = await Promise.all(batch.map((input, i) => sendOne(fuzzed, callers[i]!, input)))
    for (const { wire, reply, valid } of sent) {
      const found = violations({ route, reply, isValid: valid })
      problems.push(...found.map((what) => `${what} ← ${printed(wire)} [FUZZ_SEED=${SEED}]`))
    }
    const refused = sent.every(({ reply }) => reply.status >= 400)
    if (refused && before !== (await databaseHash(app))) {
      problems.push(`a refused call changed the database, one of: ${sent.map(({ wire }) => printed(wire)).join(' ')}`)
    }
  }
  return { calls: inputs.length, problems }
}

const printed = ({ method, url, payload = '' }: Wire) =>
  `${method} ${url.slice(0, 200)} ${payload.slice(0, 200)}`.trimEnd()

async function sendOne({ app, route }: Fuzzed, { target, headers }: Caller, input: Input) {
  // A made-up id is answered 404 before anything else happens; half of the calls are about a row that is there.
  const isReal = isValid(route, input) && randomInt(2) === 1
  const meant = isReal ? withTarget(route, input, target) : input
  const wire = wireOf(route, meant)
  const reply = await app.send({ ...wire, headers: { ...wire.headers, ...headers } })
  return { wire, reply, valid: isValid(route, meant) }
}

interface Caller {
  /** A row of theirs, for routes about one. */
  target: string | undefined
  headers: Record<string, string>
}

/** Somebody whose call gets through: fresh for each call, because some calls end the caller's session. */
export async function callerFor({ app, scene, route, expectation }: Fuzzed): Promise<Caller> {
  const { relation, actor } = whoMay(expectation)
  const person = personOf(scene, actor)
  const { token, cookie } = await app.sessionOf(person)
  const basic = `Basic ${Buffer.from(`${person.email}:${PASSWORD}`).toString('base64')}`
  const owner = route.target && (await ownerFor(app, scene, actor, relation))
  const target = owner && (await newTarget(app, resourceOf(route), owner, route))
  return {
    target,
    headers: {
      authorization: route.basic ? basic : `Bearer ${token}`,
      cookie: `__Secure-werkplatz-refresh=${cookie}`,
      ...newAddress(),
    },
  }
}

/** Mostly about one's own; nobody applies to their own activity, so there it is a colleague's. */
function whoMay(expectation: Expectation): { relation: Relation; actor: Actor } {
  for (const relation of relations) {
    const line = 'own' in expectation ? expectation[relation] : expectation
    const actor = actors.find((one) => one !== 'anonymous' && one !== 'revoked' && line[one] === 'ok')
    if (actor) return { relation, actor }
  }
  return { relation: 'own', actor: 'OWNER' }
}

/** Each call from another address: limits for the anonymous count by address. */
export const newAddress = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` })

export const check = (route: Route, reply: Reply, what: string): string[] =>
  violations({ route, reply }).map((problem) => `${problem} ← ${what}`)
