// Proves that the fuzz has teeth: routes broken on purpose, each in one way, must be reported; a sound one must not.
import type { Route } from '@werkplatz/contract/shared/route.ts'
import { Id } from '@werkplatz/contract/shared/shapes.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import type { Handler } from '../../src/http/handlers.ts'
import { Refusal } from '../../src/lib/refusal.ts'
import { testApp, type TestApp } from '../app.ts'
import type { Reply } from '../call.ts'
import { line } from '../matrix/cells.ts'
import { newScene, type Scene } from '../people.ts'
import { syntheticRoute, type SyntheticRoute } from '../synthetic-routes.ts'
import { validOf } from './arbitrary.ts'
import { fuzzMutated, fuzzValid, type Report } from './engine.ts'
import { mutatedInputs } from './mutate.ts'
import { violations } from './oracles.ts'
import { isValid } from './wire.ts'

const Body = z.strictObject({
  title: z.string().min(1).max(80),
  size: z.number().int().min(1).max(9),
  tags: z.array(z.string().max(9)).max(4),
})
const Output = z.object({ id: Id })
const id = '0198c0de-0000-7000-8000-000000000000'
const sound: Route = {
  method: 'POST',
  path: '/v1/synthetic/sound',
  summary: 'For this test only.',
  may: 'signedIn',
  body: Body,
  statuses: [200],
  output: Output,
  errors: [],
}
const titleOf = (call: { input: unknown }) => (call.input as { body: { title: string } }).body.title
const route = (name: string, run: Handler['run'], changes: Partial<Route> = {}) =>
  syntheticRoute(name, { ...sound, path: `/v1/synthetic/${name}`, ...changes }, run)

const { output: _, ...withoutOutput } = sound
const file = (name: string, answer: { name: string; body: Buffer }) => {
  const path = `/v1/synthetic/${name}` as const
  return syntheticRoute(name, { ...withoutOutput, path, file: 'application/pdf' }, async () => ({ file: answer }))
}
const good = route('sound', async () => ({ body: { id } }))
const broken: Record<string, [SyntheticRoute, RegExp]> = {
  'crashes on a long title': [
    route('crash', async (_data, call) => {
      if (titleOf(call).length > 40) throw new TypeError('no')
      return { body: { id } }
    }),
    /answers 500/,
  ],
  'hands text to the database that it cannot hold': [
    route('nul', async ({ begin }, call) =>
      begin(async (tx) => {
        await tx
          .updateTable('company')
          .set({ slogan: titleOf(call) })
          .execute()
        return { body: { id } }
      }),
    ),
    /answers 500/,
  ],
  'answers a file that is none': [
    file('no-file', { name: 'a.pdf', body: Buffer.from('<html>') }),
    /does not begin like application\/pdf/,
  ],
  'answers a file whose name says another type': [
    file('misnamed', { name: 'a.exe', body: Buffer.from('%PDF-1.7') }),
    /a file without a name/,
  ],
  'answers something else than declared': [route('shape', async () => ({ body: { id: 7 } })), /answers 500/],
  'answers a status it does not declare': [
    route('status', async () => ({ status: 202, body: { id } })),
    /202, which it does not declare/,
  ],
  'writes and then refuses': [
    route(
      'writes',
      async ({ begin }) => {
        await begin((tx) => tx.insertInto('company').values({ name: 'X' }).execute())
        throw new Refusal('status_conflict')
      },
      { errors: ['status_conflict'] },
    ),
    /a refused call changed the database/,
  ],
  'refuses with a code it does not declare': [
    route('undeclared', async () => {
      throw new Refusal('not_found')
    }),
    /not_found is not declared/,
  ],
  'speaks English': [
    route('english', async () => ({ body: { id } }), {
      body: Body.refine((body) => body.title.length % 2 === 0, 'Invalid title.'),
    }),
    /English/,
  ],
}

let app: TestApp
let scene: Scene
beforeAll(async () => {
  const handlers = [good, ...Object.values(broken).map(([synthetic]) => synthetic)].map(({ handler }) => handler)
  app = await testApp(handlers)
  scene = await newScene(app)
})

const everybody = line('401 401 ok ok ok ok ok ok ok')
async function fuzz(synthetic: SyntheticRoute): Promise<Report> {
  // The same inputs at each run: what is proven here must not depend on luck.
  const fuzzed = { app, scene, route: synthetic.route, expectation: everybody, runs: 100, seed: 1 }
  const [valid, mutated] = [await fuzzValid(fuzzed), await fuzzMutated(fuzzed)]
  return { calls: valid.calls + mutated.calls, problems: [...valid.problems, ...mutated.problems] }
}

test('a sound route is left alone', async () => {
  const { calls, problems } = await fuzz(good)
  expect(problems).toEqual([])
  expect(calls).toBeGreaterThan(150)
})

test.each(Object.entries(broken))('a route that %s is reported', async (_name, [synthetic, what]) => {
  const { problems } = await fuzz(synthetic)
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.join('\n')).toMatch(what)
})

describe('oracles', () => {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-request-id': id,
  }
  const fine: Reply = { status: 200, body: { id }, headers, cookie: undefined }
  const problem = (status: number, body: object): Reply => ({
    ...fine,
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
    body: { type: 'urn:werkplatz:problem:bad_input', title: 'T', detail: 'D', status, code: 'bad_input', ...body },
  })
  const seen = (reply: Reply, valid?: boolean, of: Route = sound) =>
    violations({ route: of, reply, ...(valid !== undefined && { isValid: valid }) })

  const titleMissing = { errors: ['«Titel» fehlt.'], fields: [{ path: 'title', sentence: '«Titel» fehlt.' }] }

  test('a fine answer and a fine refusal pass', () => {
    expect(seen(fine, true)).toEqual([])
    expect(seen(problem(400, titleMissing), false)).toEqual([])
  })

  test.each([
    ['accepts broken input', seen(fine, false), 'accepts what the contract refuses'],
    ['refuses sound input', seen(problem(400, titleMissing), true), 'refuses what the contract accepts'],
    ['answers another shape', seen({ ...fine, body: {} }, true), 'not of the contract'],
    [
      'answers an undeclared body',
      seen(fine, true, { ...sound, output: undefined } as never),
      'a body it does not declare',
    ],
    ['201 without Location', seen({ ...fine, status: 201 }, true, { ...sound, statuses: [201] }), 'client route'],
    ['an error that is no problem', seen({ ...fine, status: 404 }, true), 'no problem+json'],
    ['an unknown code', seen(problem(400, { code: 'oops' }), false), 'unknown code'],
    ['a code under another status', seen(problem(404, {}), false), 'bad_input with status 404'],
    ['no sentences', seen(problem(400, {}), false), '400 without sentences'],
    ['an English sentence', seen(problem(400, { errors: ['Invalid input: expected string.'] }), false), 'English'],
    ['no fields', seen(problem(400, { errors: ['«Titel» fehlt.'] }), false), '400 without fields'],
    ['a field without a path', seen(problem(400, { ...titleMissing, fields: [{ path: '' }] }), false), 'no field'],
    [
      'a field nobody is told of',
      seen(problem(400, { ...titleMissing, fields: [{ path: 'title', sentence: 'Anderes.' }] }), false),
      'no field: title',
    ],
    ['half a sentence', seen(problem(400, { errors: ['fehlt'] }), false), 'no sentence'],
    [
      'no nosniff',
      seen({ ...fine, headers: { ...headers, 'x-content-type-options': undefined } }, true),
      'x-content-type-options',
    ],
    ['cacheable', seen({ ...fine, headers: { ...headers, 'cache-control': 'public' } }, true), 'cache-control'],
  ])('%s', (_name, found, what) => {
    expect(found.join('\n')).toContain(what)
  })
})

describe('generator', () => {
  const Rich = z.strictObject({
    id: Id,
    day: z.iso.date(),
    at: z.iso.datetime({ offset: true }),
    mail: z.email(),
    link: z.url({ protocol: /^https?$/ }),
    kind: z.enum(['A', 'B']),
    text: z.string().trim().min(2).max(30).optional(),
    code: z.string().regex(/^[a-z]{2}\d{3}$/),
    grade: z.number().min(1).max(6).multipleOf(0.5).nullable(),
    either: z.union([z.literal('x'), z.number().int()]),
    shape: z.discriminatedUnion('type', [
      z.object({ type: z.literal('one'), value: z.string() }),
      z.object({ type: z.literal('two'), list: z.array(z.boolean()).min(1).max(3) }),
    ]),
    counts: z.record(z.string(), z.number()),
  })

  test('makes valid values of every kind of schema', () => {
    const values = fc.sample(validOf(Rich), { numRuns: 100, seed: 3 })
    expect(values.every((value) => Rich.safeParse(value).success)).toBe(true)
    expect(new Set(values.map((value) => JSON.stringify(value))).size).toBeGreaterThan(90)
  })

  test('says so when a schema cannot be hit by chance, and takes its examples', () => {
    const narrow = z.string().refine((text) => text === 'Sesam öffne dich')
    expect(() => validOf(narrow)).toThrow('too narrow')
    expect(fc.sample(validOf(narrow.meta({ examples: ['Sesam öffne dich'] })), 1)).toEqual(['Sesam öffne dich'])
  })

  test('most mutations break the input', () => {
    const rich: Route = { ...sound, body: Rich }
    const inputs = fc.sample(mutatedInputs(rich), { numRuns: 200, seed: 3 })
    expect(inputs.filter((input) => !isValid(rich, input)).length).toBeGreaterThan(120)
  })
})
