// One HTTP exchange. Knows neither session nor contract; every failure becomes an ApiError.
import type { Problem } from '@werkplatz/contract/rules/errors.ts'

import { ApiError } from './api-error.ts'
import { noteServerTime } from './server-clock.ts'
import { noteWebVersion } from './web-version.ts'

export interface Exchange {
  method: string
  /** Below /api. */
  path: string
  headers?: Record<string, string>
  body?: unknown
  signal?: AbortSignal
}

export interface Answer<Data> {
  status: number
  data: Data
  location: string | null
}

const isProblem = (data: unknown): data is Problem => typeof data === 'object' && data !== null && 'title' in data

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (response.status === 204 || !type.includes('json')) return undefined
  return response.json()
}

export function exchange(request: Exchange): Promise<Answer<unknown>> {
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers }
  if (request.body !== undefined) headers['content-type'] = 'application/json'
  const response = fetch(`/api${request.path}`, {
    method: request.method,
    headers,
    body: request.body === undefined ? null : JSON.stringify(request.body),
    signal: request.signal ?? null,
  })
  return readAnswer(response, request.signal)
}

/** The second half of an exchange, for a request that is already under way. */
export async function readAnswer(under: Promise<Response>, signal?: AbortSignal): Promise<Answer<unknown>> {
  let response: Response
  let data: unknown
  try {
    response = await under
    data = await readBody(response)
  } catch (error) {
    // An aborted call is no failure: whoever aborted it wants to see that.
    if (signal?.aborted) throw error
    throw new ApiError(0)
  }
  noteServerTime(response.headers.get('date'))
  noteWebVersion(response.headers.get('x-web-version'))
  if (!response.ok) throw new ApiError(response.status, isProblem(data) ? data : {})
  return { status: response.status, data, location: response.headers.get('location') }
}
