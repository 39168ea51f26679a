// An input on its way to the server: what the server will read from it.
import type { Route } from '@werkplatz/contract/shared/route.ts'
import fc from 'fast-check'

import { asText, parts, queryTexts, type Input, type Part } from '../wire.ts'
import { validOf } from './arbitrary.ts'

/** Would the contract accept what arrives? The server must agree. */
export function isValid(route: Route, input: Input): boolean {
  return parts.every((part) => {
    const schema = route[part]
    if (part === 'body') return schema ? schema.safeParse(arrivedBody(input.body)).success : true
    const arrived: Record<string, unknown> = {}
    for (const [name, value] of part === 'query'
      ? queryTexts((input.query ?? {}) as object)
      : paramTexts(input.params)) {
      const before = arrived[name]
      arrived[name] = before === undefined ? value.toWellFormed() : [before, value.toWellFormed()].flat()
    }
    return schema ? schema.safeParse(arrived).success : Object.keys(arrived).length === 0
  })
}

/** What is not written into JSON does not arrive. */
const arrivedBody = (body: unknown): unknown => JSON.parse(JSON.stringify(body ?? {}) ?? '{}') as unknown

const paramTexts = (params: unknown): [string, string][] =>
  Object.entries((params ?? {}) as object).map(([name, value]) => [name, asText(value)])

export const takesInput = (route: Route): boolean =>
  parts.some((part) => Object.keys(route[part]?.shape ?? {}).length > 0)

/** Inputs that the contract accepts in the form in which they arrive. */
export function validInputs(route: Route): fc.Arbitrary<Input> {
  const declared = parts.filter((part) => route[part])
  return fc
    .record(Object.fromEntries(declared.map((part) => [part, validOf(route[part]!)])))
    .filter((input) => isValid(route, input))
}

/** The same input with the row it is about set to a given id. */
export function withTarget(route: Route, input: Input, id: string | undefined): Input {
  if (!route.target || id === undefined) return input
  const [part, name] = route.target.split('.') as [Part, string]
  return { ...input, [part]: { ...(input[part] as object | undefined), [name]: id } }
}
