// Calls every route as every actor about a row of every relation and compares with what was expected.
import { access } from '@werkplatz/contract/rules/access.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'
import fc from 'fast-check'

import type { TestApp } from '../app.ts'
import type { Reply } from '../call.ts'
import { validInputs, withTarget } from '../fuzz/wire.ts'
import { newPerson, PASSWORD, type Person, type Scene } from '../people.ts'
import { wireOf, type Input } from '../wire.ts'
import { actors, relations, type Actor, type Expectation, type Line, type Outcome, type Relation } from './cells.ts'
import { inputs } from './expected.ts'
import { newTarget } from './targets.ts'

export interface Cell {
  key: string
  route: Route
  actor: Actor
  /** Absent: the route is about no row. */
  relation?: Relation
  expected: Outcome
}

export interface Mismatch {
  cell: string
  expected: Outcome
  got: 'ok' | number
}

const isByRelation = (expectation: Expectation): expectation is Readonly<Record<Relation, Line>> => 'own' in expectation

export function cellsOf(key: string, route: Route, expectation: Expectation | undefined): Cell[] {
  if (!expectation) throw new Error(`${key} is missing in the test/matrix.ts of its feature`)
  if (isByRelation(expectation) !== Boolean(route.target)) {
    throw new Error(`${key}: three lines are for routes about a row, one line for the others`)
  }
  return actors.flatMap((actor): Cell[] =>
    isByRelation(expectation)
      ? relations.map((relation) => ({ key, route, actor, relation, expected: expectation[relation][actor] }))
      : [{ key, route, actor, expected: expectation[actor] }],
  )
}

const byRole = (scene: Scene): Record<Exclude<Actor, 'anonymous' | 'revoked'>, Person> => ({
  OWNER: scene.ada,
  ADMIN: scene.bruno,
  EDUCATION_OFFICER: scene.clara,
  VOCATIONAL_TRAINER: scene.david,
  APPRENTICE: scene.lea,
  USER: scene.noah,
  ASSOCIATION: scene.vera,
})

/** The person whose credentials an actor brings; the anonymous one brings none. */
export const personOf = (scene: Scene, actor: Actor): Person =>
  actor === 'anonymous' || actor === 'revoked' ? scene.noah : byRole(scene)[actor]

/** Not one of the scene's people, so that no permission of theirs gets in the way. */
let colleague: { of: string; person: Promise<Person> } | undefined
function colleagueIn(app: TestApp, scene: Scene): Promise<Person> {
  if (colleague?.of !== scene.nordwerk) {
    const person = newPerson(app, { nameFirst: 'Kim', companyId: scene.nordwerk, roles: ['USER'] })
    colleague = { of: scene.nordwerk, person }
  }
  return colleague.person
}

export async function ownerFor(app: TestApp, scene: Scene, actor: Actor, relation: Relation): Promise<Person> {
  if (relation === 'own') return personOf(scene, actor)
  return relation === 'sameCompany' ? colleagueIn(app, scene) : scene.luca
}

interface Credentials {
  token?: string
  cookie?: string
  headers?: Record<string, string>
}

async function credentialsOf(app: TestApp, route: Route, actor: Actor, person: Person): Promise<Credentials> {
  if (actor === 'anonymous') return {}
  const { token, cookie } = await app.sessionOf(person)
  if (actor === 'revoked') {
    const ended = await app.call('logOut', { token })
    if (ended.status !== 204) throw new Error(`the session could not be ended: ${ended.status}`)
  }
  if (!route.basic) return { token, cookie }
  return { headers: { authorization: `Basic ${Buffer.from(`${person.email}:${PASSWORD}`).toString('base64')}` } }
}

const samples = new WeakMap<Route, Input>()
/** The same for every cell of a route: only who asks and whose row it is may make a difference. */
export function sampleInput(route: Route): Input {
  const known = samples.get(route) ?? fc.sample(validInputs(route), { numRuns: 1, seed: 7 })[0]!
  samples.set(route, known)
  return known
}

export const call = async (app: TestApp, scene: Scene, cell: Cell): Promise<Reply> =>
  app.send(await requestOf(app, scene, cell))

/** What a cell sends; makes the row it is about. */
export async function requestOf(app: TestApp, scene: Scene, cell: Cell) {
  const { key, route, actor, relation } = cell
  const person = personOf(scene, actor)
  const input = (await inputs[key]?.(app, person)) ?? sampleInput(route)
  const target =
    relation && (await newTarget(app, resourceOf(route), await ownerFor(app, scene, actor, relation), route))
  const { headers, ...rest } = await credentialsOf(app, route, actor, person)
  const wire = wireOf(route, withTarget(route, input, target))
  return { ...wire, ...rest, headers: { ...wire.headers, ...headers } }
}

export function resourceOf(route: Route) {
  if (route.may === 'public' || route.may === 'signedIn') throw new Error(`${route.path} names a row but no rule`)
  return access[route.may].resource
}

export const outcomeOf = (route: Route, reply: Reply): 'ok' | number =>
  route.statuses.includes(reply.status) ? 'ok' : reply.status

export async function runCells(app: TestApp, scene: Scene, cells: readonly Cell[]): Promise<Mismatch[]> {
  const mismatches: Mismatch[] = []
  for (const cell of cells) {
    const got = outcomeOf(cell.route, await call(app, scene, cell))
    if (got === cell.expected) continue
    const name = [cell.key, cell.actor, cell.relation].filter(Boolean).join(' · ')
    mismatches.push({ cell: name, expected: cell.expected, got })
  }
  return mismatches
}
