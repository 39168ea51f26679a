// How an input is written into a request.
import type { Route } from '@werkplatz/contract/shared/route.ts'

export const parts = ['params', 'query', 'body'] as const
export type Part = (typeof parts)[number]
export type Input = Partial<Record<Part, unknown>>

export interface Wire {
  method: Route['method']
  url: string
  headers: Record<string, string>
  payload?: string
}

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')

/** A query holds texts only; a repeated name arrives as a list. */
export const queryTexts = (query: object): [string, string][] =>
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
