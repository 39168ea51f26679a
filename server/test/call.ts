// How a test speaks to the server: by the name of a call in the contract, or with an address of its own.
import { routeOf, type RouteKey, type Routes } from '@werkplatz/contract/routes.ts'
import type { InputOf, OutputOf } from '@werkplatz/contract/shared/route.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'

import { DEVICE_COOKIE, REFRESH_COOKIE } from '../src/http/credentials.ts'
import type { Person } from './people.ts'
import { wireOf, type Input } from './wire.ts'

export interface Reply<Body = unknown> {
  status: number
  body: Body
  /** As it was sent: a file is no text. */
  bytes?: Buffer
  headers: Record<string, unknown>
  cookie: string | undefined
  /** The cookie of a device that is known from now on. */
  device?: string | undefined
}

interface Credentials {
  token?: string | undefined
  cookie?: string | undefined
  device?: string | undefined
}

interface Sent extends Omit<InjectOptions, 'url'>, Credentials {
  url: string
}

interface Caller extends Credentials {
  /** With a fresh session of theirs. */
  as?: Person | undefined
  headers?: Record<string, string> | undefined
}

/** The names are the contract's; the values may be wrong on purpose. */
type Said<Whole> = { [Part in keyof Whole]?: { [Name in keyof Whole[Part]]?: unknown } | undefined }
type CallInput<Key extends RouteKey> = Said<InputOf<Routes[Key]>> & Caller
/** The good answer: whoever expects a refusal looks at the status. */
type CallReply<Key extends RouteKey> = Reply<undefined extends OutputOf<Routes[Key]> ? unknown : OutputOf<Routes[Key]>>

export type Send = (options: Sent) => Promise<Reply>
export type Call = <Key extends RouteKey>(key: Key, input?: CallInput<Key>) => Promise<CallReply<Key>>

export const sender =
  (server: FastifyInstance): Send =>
  async ({ token, cookie, device, ...options }) => {
    const cookies = [
      ...(cookie ? [`${REFRESH_COOKIE}=${cookie}`] : []),
      ...(device ? [`${DEVICE_COOKIE}=${device}`] : []),
    ]
    const headers = {
      ...options.headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookies.length && { cookie: cookies.join('; ') }),
    }
    const response = await server.inject({ ...options, url: `/api${options.url}`, headers })
    const text = response.body
    return {
      status: response.statusCode,
      body: text && /json/.test(String(response.headers['content-type'])) ? (JSON.parse(text) as unknown) : text,
      bytes: response.rawPayload,
      headers: response.headers,
      cookie: response.cookies.find((one) => one.name === REFRESH_COOKIE)?.value,
      device: response.cookies.find((one) => one.name === DEVICE_COOKIE)?.value,
    }
  }

export const caller =
  (send: Send, tokenOf: (person: Person) => Promise<string>): Call =>
  async (key, { as, token, cookie, device, headers, ...parts }: Caller & Input = {}) => {
    const wire = wireOf(routeOf(key), parts)
    const reply = await send({
      ...wire,
      token: as ? await tokenOf(as) : token,
      cookie,
      device,
      headers: { ...wire.headers, ...headers },
    })
    // Which shape it has depends on the key; the server checks its answers against the contract (checkAnswers).
    return reply as Reply<never>
  }
