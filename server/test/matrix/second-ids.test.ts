// Second ids: for every further id in a route's schema the id of a row that is not the caller's to name, beside the same
// call without it, which succeeds.
import { routeKeys, routeOf } from '@werkplatz/contract/routes.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { testApp, type TestApp } from '../app.ts'
import type { Reply } from '../call.ts'
import { withTarget } from '../fuzz/wire.ts'
import { newScene, type Person, type Scene } from '../people.ts'
import { parts, wireOf, type Input } from '../wire.ts'
import { resourceOf, sampleInput } from './engine.ts'
import { inputs } from './expected.ts'
import { CANARY, secondIds, type SecondId } from './second-ids.ts'
import { newTarget } from './targets.ts'

interface JsonSchema {
  format?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

function idsIn(schema: JsonSchema, path: string): string[] {
  if (schema.format === 'uuid') return [path]
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema
  return [
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => idsIn(one, path)),
    ...Object.entries(properties).flatMap(([name, inner]) => idsIn(inner, `${path}.${name}`)),
    ...(items ? idsIn(items, `${path}[]`) : []),
  ]
}

const secondIdsOf = (route: Route): string[] => [
  ...new Set(
    parts
      .flatMap((part) => (route[part] ? idsIn(z.toJSONSchema(route[part], { io: 'input' }) as JsonSchema, part) : []))
      .filter((path) => path !== route.target),
  ),
]

/** The input with one id of it set, in a list as its only member. */
function withId(input: Input, path: string, id: string): Input {
  const [part = '', ...steps] = path.split('.')
  const put = (value: unknown, rest: readonly string[]): unknown => {
    const [step, ...further] = rest
    if (step === undefined) return id
    const name = step.replace('[]', '')
    const inner = (value as Record<string, unknown> | undefined)?.[name]
    const isList = step.endsWith('[]')
    const made = isList ? [further.length ? { index: 0, ...(put({}, further) as object) } : id] : put(inner, further)
    return { ...(value as object), [name]: made }
  }
  return { ...input, [part]: put(input[part as 'body'], steps) }
}

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

test('every further id of every route is classified, and nothing else', () => {
  const declared = Object.fromEntries(routeKeys.map((key) => [key, secondIdsOf(routeOf(key)).toSorted()]))
  const written = Object.fromEntries(routeKeys.map((key) => [key, Object.keys(secondIds[key] ?? {}).toSorted()]))
  expect(written).toEqual(declared)
})

test('finds ids wherever a schema hides them', () => {
  const Body = z.strictObject({
    list: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
    either: z.union([z.uuid(), z.literal('')]).optional(),
    nested: z.strictObject({ ids: z.array(z.uuid()) }).nullable(),
  })
  expect(idsIn(z.toJSONSchema(Body) as JsonSchema, 'body')).toEqual([
    'body.list[].id',
    'body.either',
    'body.nested.ids[]',
  ])
  expect(withId({ body: { name: 'x' } }, 'body.list[].id', 'A')).toEqual({
    body: { name: 'x', list: [{ index: 0, id: 'A' }] },
  })
})

const officers = [
  'decideApproval',
  'editCompanyCard',
  'editCompanyAbout',
  'changePerson',
  'changePeople',
  'handOver',
  'deactivatePerson',
  'setLastDay',
  'listManagedPeople',
  'importInvitations',
]

/** Calls of those who run the platform. */
const operators = [
  'explainAccess',
  'listAudit',
  'exportAudit',
  'orderSectors',
  'addTemplate',
  'changeTemplate',
  'retireTemplate',
  'restoreTemplate',
  'editCriteria',
  'retryJobs',
  'discardJobs',
  'switchOff',
  'switchOn',
]

/** Lea, an apprentice, about her own row; where she could never, Clara about Lea's, or Ada about the platform's. */
function callerOf(key: string): Person {
  if (operators.includes(key)) return scene.ada
  return officers.includes(key) ? scene.clara : scene.lea
}

const tables = [
  'file',
  'activity',
  'application',
  'approval',
  'assignment',
  'bookmark',
  'notification',
  'report',
  'person',
  'company',
] as const

/** Every row that mentions the id. */
async function mentions(id: string): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const { rows } = await app.pool.query<{ row: string }>(
      `select (to_jsonb(t) - 'last_login_at')::text as row from ${table} t where to_jsonb(t)::text like $1 order by 1`,
      [`%${id}%`],
    )
    found.push(...rows.map(({ row }) => `${table} ${row}`))
  }
  return found
}

async function send(key: string, path?: string, id?: string): Promise<Reply> {
  const route = routeOf(key as (typeof routeKeys)[number])
  const caller = callerOf(key)
  const target = route.target && (await newTarget(app, resourceOf(route), ownerOf(key), route))
  const input = withTarget(route, (await inputs[key]?.(app, caller)) ?? sampleInput(route), target)
  const wire = wireOf(route, path && id ? withId(input, path, id) : input)
  return app.send({ ...wire, token: await app.tokenOf(caller) })
}

/** One applies to a colleague's activity; all else is about the caller's own row. */
const ownerOf = (key: string): Person => (key === 'createApplication' ? scene.noah : scene.lea)

describe.each(Object.entries(secondIds))('%s', (key, ids) => {
  test('succeeds without', async () => {
    app.clock.add(61)
    expect(routeOf(key as (typeof routeKeys)[number]).statuses).toContain((await send(key)).status)
  })

  test.each(Object.entries(ids))('%s', async (path, second: SecondId) => {
    app.clock.add(61)
    if (second.is === 'anybody') return expect(second.because).not.toBe('')
    for (const [what, make] of Object.entries(second.foreign)) {
      const id = await make(app, scene)
      const before = await mentions(id)
      const reply = await send(key, path, id)
      if (second.is === 'refused') expect([what, reply.status]).toEqual([what, expect.toBeOneOf([400, 403, 404, 409])])
      expect([what, reply.status >= 500]).toEqual([what, false])
      expect([what, await mentions(id)]).toEqual([what, before])
      expect(JSON.stringify(reply.body ?? '')).not.toContain(CANARY)
    }
  })
})
