// An input on its way to the server: how it is written into a request, and what the server will read from it.
import type { Route } from '@werkplatz/contract/shared/route.ts'
import fc from 'fast-check'

import { validOf } from './arbitrary.ts'

export const parts = ['params', 'query', 'body'] as const
export type Part = (typeof parts)[number]
export type Input = Partial<Record<Part, unknown>>

export interface Wire {
  method: Route['method']
  url: string
  headers: Record<string, string>
  payload?: string
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'))

/** A query holds texts only; a repeated name arrives as a list. */
const queryTexts = (query: object): [string, string][] =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, asText(one)]),
    )

/** Lone surrogates cannot be written into a URL; the browser would send the replacement character. */
const escaped = (text: string) => encodeURIComponent(text.toWellFormed())

export function wireOf(route: Route, input: Input): Wire {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escaped(asText(params[name])))
  const query = queryTexts((input.query ?? {}) as object).map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
  const url = query.length ? `${path}?${query.join('&')}` : path
  if (input.body === undefined) return { method: route.method, url, headers: {} }
  const payload = JSON.stringify(input.body)
  return { method: route.method, url, headers: { 'content-type': 'application/json' }, payload }
}

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
