// Every route of the contract as every stranger, about every row of the world. Inputs are made from the contract: a new
// route is walked from its first day, and one about a resource the world does not have fails.
import { routeKeys, routeOf, type RouteKey } from '@werkplatz/contract/routes.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'
import fc from 'fast-check'
import { z } from 'zod'

import { readPdf } from '../../src/outbound/documents/test/reader.ts'
import type { TestApp } from '../app.ts'
import type { Reply } from '../call.ts'
import { validInputs, withTarget } from '../fuzz/wire.ts'
import { resourceOf } from '../matrix/engine.ts'
import { inputs as matrixInputs } from '../matrix/expected.ts'
import { PASSWORD, type Person } from '../people.ts'
import { wireOf, type Input } from '../wire.ts'
import type { Given } from './canaries.ts'
import { lastNameOf, parts, type World } from './world.ts'

type Json = { properties?: Record<string, Field>; required?: string[] }
interface Field {
  enum?: unknown[]
  format?: string
  type?: string
  $ref?: string
}

const sample = (route: Route): Input => fc.sample(validInputs(route), { numRuns: 1, seed: 7 })[0]!

/** Every value worth asking for: each word of a list, each id, each name. Figures keep their default. */
function valuesOf(field: Field, world: World, caller: Person): unknown[] {
  if (field.enum) return field.enum
  if (field.format === 'uuid') return [caller.id, ...world.ids]
  return field.type === 'string' ? world.words : []
}

/** Each word of the list that a place in the path takes. */
function placesOf(route: Route): Input[] {
  if (!route.params) return [{}]
  const json = z.toJSONSchema(route.params, { io: 'input' }) as Json
  const [[name, field] = ['', {} as Field]] = Object.entries(json.properties ?? {})
  return field.enum ? field.enum.map((value) => ({ params: { [name]: value } })) : [{}]
}

/** What the query takes, one value after the other; what it needs in all combinations. */
function queriesOf(route: Route, world: World, caller: Person): Input[] {
  const params = placesOf(route)
  if (!route.query) return params
  const json = z.toJSONSchema(route.query, { io: 'input', unrepresentable: 'any' }) as Json
  let queries: Record<string, unknown>[] = [{}]
  for (const [name, field] of Object.entries(json.properties ?? {})) {
    const values = valuesOf(field, world, caller)
    if (!values.length) continue
    const isNeeded = json.required?.includes(name)
    const asked = values.map((value) => ({ [name]: value }))
    if (isNeeded) queries = queries.flatMap((query) => asked.map((one) => ({ ...query, ...one })))
    else queries.push(...asked)
  }
  return params.flatMap((place) => queries.map((query) => ({ ...place, query })))
}

async function inputsOf(app: TestApp, key: RouteKey, world: World, caller: Person): Promise<Input[]> {
  const route: Route = routeOf(key)
  if (!route.target && route.method === 'GET') return queriesOf(route, world, caller)
  const input = (await matrixInputs[key]?.(app, caller)) ?? sample(route)
  if (!route.target) return [input]
  const resource = resourceOf(route)
  const rows = world.rows[resource]
  if (!rows) throw new Error(`${key}: server/test/strangers/world.ts has no ${resource}`)
  return rows.map((id) => withTarget(route, input, id))
}

/** A minute between so many calls: the limits are not what is tested here. */
const AT_ONCE = 25

/** Writing answers little, and wears the world out: of each resource a few rows. */
const WRITTEN = 4
const fewOf = (made: readonly Input[]) => made.filter((_one, n) => n % Math.ceil(made.length / WRITTEN) === 0)

async function callAll(app: TestApp, key: RouteKey, world: World, caller: Person): Promise<Given[]> {
  const route: Route = routeOf(key)
  const isRead = route.method === 'GET'
  const made = await inputsOf(app, key, world, caller)
  const inputs = isRead ? made : fewOf(made)
  const given: Given[] = []
  for (let at = 0; at < inputs.length; at += AT_ONCE) {
    app.clock.add(61)
    const { token } = await app.sessionOf(caller)
    const batch = inputs.slice(at, at + AT_ONCE)
    if (isRead) given.push(...(await Promise.all(batch.map((input) => callOne(app, key, input, caller, token)))))
    else for (const input of batch) given.push(await callOne(app, key, input, caller, token))
  }
  return given
}

async function callOne(app: TestApp, key: RouteKey, input: Input, caller: Person, token: string): Promise<Given> {
  const route: Route = routeOf(key)
  const wire = wireOf(route, input)
  const basic = `Basic ${Buffer.from(`${caller.email}:${PASSWORD}`).toString('base64')}`
  const credentials = route.basic ? { headers: { ...wire.headers, authorization: basic } } : { token }
  const reply = await app.send({ ...wire, ...credentials })
  const { status, headers } = reply
  const typed = (input.query as { query?: string } | undefined)?.query
  const searched = parts.find((part) => lastNameOf(part) === typed)
  return {
    where: key,
    to: caller,
    asked: `${wire.method} ${wire.url}`,
    what: { status, body: await readable(route, reply), location: headers.location },
    ...(searched && { searched }),
  }
}

/** A document is read as its reader does. */
async function readable({ file }: Route, { status, body, bytes }: Reply): Promise<unknown> {
  return file === 'application/pdf' && status === 200 ? readPdf(bytes!) : body
}

const isRead = (key: RouteKey) => routeOf(key).method === 'GET'
export const reading = routeKeys.filter(isRead)
export const writing = routeKeys.filter((key) => !isRead(key))

export async function* walk(app: TestApp, world: World, keys: readonly RouteKey[]): AsyncGenerator<Given> {
  for (const key of keys) for (const caller of world.strangers) yield* await callAll(app, key, world, caller)
}
