// How a feature says in its test/matrix.ts who may call what. Written down from the specification and the decisions
// (§2–4, §12), NOT from contract/src/rules/access.ts: the matrix test compares the two, so a slip in either shows.
// Reviewed by people.
//
// One row a route; one cell an actor, in the order of `actors`:
//   ok   the call succeeds        401  nobody is signed in (any more)
//   403  may see it, not do it    404  is not told that it exists
// A route about a row has three lines: the row is the actor's own, of somebody in the same company, of another company.
import type { RouteKey } from '@werkplatz/contract/routes.ts'
import type { Resource } from '@werkplatz/contract/rules/access.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'

import type { TestApp } from '../app.ts'
import type { Person } from '../people.ts'
import type { Input } from '../wire.ts'

export const actors = [
  'anonymous',
  'revoked',
  'OWNER',
  'ADMIN',
  'EDUCATION_OFFICER',
  'VOCATIONAL_TRAINER',
  'APPRENTICE',
  'USER',
  'ASSOCIATION',
] as const
export type Actor = (typeof actors)[number]

export const relations = ['own', 'sameCompany', 'otherCompany'] as const
export type Relation = (typeof relations)[number]

export type Outcome = 'ok' | 401 | 403 | 404
export type Line = Readonly<Record<Actor, Outcome>>
/** A line for routes without a row, three for those with one. */
export type Expectation = Line | Readonly<Record<Relation, Line>>

export function line(cells: string): Line {
  const outcomes = cells.trim().split(/\s+/)
  if (outcomes.length !== actors.length)
    throw new Error(`«${cells}» has ${outcomes.length} cells, not ${actors.length}`)
  return Object.fromEntries(actors.map((actor, i) => [actor, asOutcome(outcomes[i]!)])) as Record<Actor, Outcome>
}

function asOutcome(cell: string): Outcome {
  if (cell === 'ok') return 'ok'
  const status = Number(cell)
  if (status === 401 || status === 403 || status === 404) return status
  throw new Error(`«${cell}» is no outcome`)
}

// oxfmt-ignore
export const ownersOnly = {
  own:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  sameCompany:  line('401   401   404   404   404   404   404   404   404'),
  otherCompany: line('401   401   404   404   404   404   404   404   404'),
}

/** Live destinations: what a subscription or a SEND with the id of each relation answers. Refused closes the socket. */
export type GateOutcome = 'ok' | 'refused'
export type GateLine = Readonly<Record<Exclude<Actor, 'anonymous' | 'revoked'>, GateOutcome>>

export const everyRole = (outcome: GateOutcome): GateLine =>
  Object.fromEntries(actors.slice(2).map((actor) => [actor, outcome])) as Record<Actor, GateOutcome>

/** decisions §3: what is a person's own is nobody else's, whatever roles anybody holds. */
export const ownOnly = { own: everyRole('ok'), sameCompany: everyRole('refused'), otherCompany: everyRole('refused') }

/** Makes the row a route is about, owned by a given person. */
export type MakeTarget = (app: TestApp, owner: Person, route: Route) => Promise<string>

export type MakeInput = (app: TestApp, caller: Person) => Promise<Input>

/** What a feature says about its own routes: one that is missing does not compile. */
export interface FeatureMatrix<K extends RouteKey> {
  expected: Readonly<Record<K, Expectation>>
  /** Of its resources that routes are about. */
  makers?: Readonly<Partial<Record<Resource, MakeTarget>>>
  /** Where a generated input would not do: one that makes the call succeed for who may. */
  inputs?: Readonly<Partial<Record<K, MakeInput>>>
  /** Its destinations. Without an id there is one line: everybody hears, each what they may see. */
  live?: Readonly<Record<string, GateLine | Readonly<Record<Relation, GateLine>>>>
}
