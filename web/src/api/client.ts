// The typed client made from the contract. Only types come from the zod schemas: at run time the browser reads the
// printed table, so that zod stays out of the bundle.
import { routeTable } from '@werkplatz/contract/routes.gen.ts'
import type { Routes } from '@werkplatz/contract/routes.ts'
import type { InputOf, OutputOf } from '@werkplatz/contract/shared/route.ts'

import { isApiError } from './api-error.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { exchange, type Answer } from './http.ts'
import { bearerAuthorization } from './session/authorization.ts'
import { session } from './session/session.ts'
import { waitOut } from './wait-out.ts'

export type DownloadKey = { [Key in keyof Routes]: Routes[Key] extends { file: string } ? Key : never }[keyof Routes]
/** Files are fetched by download() of download.ts. */
export type CallKey = Exclude<keyof Routes, DownloadKey>
export type CallOutput<Key extends CallKey> = OutputOf<Routes[Key]>
type Options = { signal?: AbortSignal }
type Arguments<Key extends keyof Routes> =
  unknown extends InputOf<Routes[Key]> ? [input?: Options] : [input: InputOf<Routes[Key]> & Options]

interface Parts extends Options {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Fills {name} in the path and appends the query; absent values are left out, lists are repeated. */
export function buildPath(path: string, { params = {}, query = {} }: Pick<Parts, 'params' | 'query'>) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, text(item))
    }
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`
}

/** The whole answer, for calls whose status or Location matters. */
export async function answer<Key extends CallKey>(
  key: Key,
  ...[input]: Arguments<Key>
): Promise<Answer<CallOutput<Key>>> {
  const { method, path } = routeTable[key]
  const parts: Parts = input ?? {}
  const token = await session.freshToken()
  const filled = buildPath(path, parts)
  try {
    const early = method === 'GET' ? takeEarlyAnswer(filled, token) : undefined
    // One wish, one key, however often it is sent.
    const isKeyed = method === 'POST' && token !== null
    const headers = {
      ...(token && bearerAuthorization(token)),
      ...(isKeyed && { 'idempotency-key': crypto.randomUUID() }),
    }
    const send = () =>
      exchange({ method, path: filled, headers, body: parts.body, ...(parts.signal && { signal: parts.signal }) })
    return (await (early ?? (isKeyed ? waitOut(send, parts.signal) : send()))) as Answer<CallOutput<Key>>
  } catch (error) {
    if (isApiError(error, 401)) session.refused(token)
    throw error
  }
}

/** The data of the answer: what most calls want. */
export async function call<Key extends CallKey>(key: Key, ...input: Arguments<Key>): Promise<CallOutput<Key>> {
  return (await answer(key, ...input)).data
}
