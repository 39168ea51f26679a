// A contract route becomes a Fastify route, always in this order:
// session → set-up gate → rate limit → parse → (begin) → guard → action → (commit) → answer.
import { labelsOf } from '@werkplatz/contract/labels.ts'
import { routeOf, type RouteKey } from '@werkplatz/contract/routes.ts'
import type { FileType, Route } from '@werkplatz/contract/shared/route.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { Authenticator } from '../access/authenticate.ts'
import type { Device, Devices } from '../access/devices.ts'
import { guardSwitch } from '../access/guard-switch.ts'
import { guard, guardRow } from '../access/guard.ts'
import type { Member } from '../access/member.ts'
import type { Db, Tx } from '../db/handles.ts'
import type { Database } from '../db/open.ts'
import { contentDisposition } from '../lib/content-disposition.ts'
import { Refusal } from '../lib/refusal.ts'
import { traced } from '../lib/trace.ts'
import {
  clearRefreshCookie,
  hasJustWritten,
  noteWriting,
  readBasic,
  readDeviceCookie,
  readRefreshCookie,
  setDeviceCookie,
  setRefreshCookie,
} from './credentials.ts'
import type { Answer, Call, Data, FileAnswer, Handler, Origin } from './handlers.ts'
import { inputProblems } from './messages.ts'
import { addressKey, type RateLimiter } from './rate-limit.ts'

export interface ServeOptions {
  data: Pick<Database, 'db' | 'aged' | 'begin' | 'lone' | 'as' | 'hasReplica'>
  authenticator: Authenticator
  devices: Devices
  limiter: RateLimiter
  /** Outside production every answer is held against the contract. */
  checkAnswers: boolean
}

/** A file may be drawn first; everything else has the ten seconds of the frame. */
const FILE_MS = 30_000

export function serveRoute(app: FastifyInstance, handler: Handler, options: ServeOptions) {
  const route = routeOf(handler.key)
  if (route.ignoresBody) return void app.register((scope) => takeAnyBody(scope, handler, options))
  addRoute(app, handler, options)
}

/** In a scope of its own: everywhere else a body that is not JSON stays refused. */
async function takeAnyBody(scope: FastifyInstance, handler: Handler, options: ServeOptions) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1_024 }, (_request, _body, done) => done(null))
  addRoute(scope, handler, options)
}

function addRoute(app: FastifyInstance, handler: Handler, options: ServeOptions) {
  const route = routeOf(handler.key)
  app.route({
    method: route.method,
    url: `/api${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    config: { routeKey: handler.key },
    ...(route.maxBody && { bodyLimit: route.maxBody }),
    ...(route.file && { handlerTimeout: FILE_MS }),
    schema: responseSchema(route),
    handler: (request, reply) => traced({ requestId: request.id }, () => serve(handler, options, request, reply)),
  })
}

async function serve(handler: Handler, options: ServeOptions, request: FastifyRequest, reply: FastifyReply) {
  const route = routeOf(handler.key)
  const me = route.may === 'public' ? undefined : await memberOf(request, options)
  if (me && !me.setupDone && !route.beforeSetup) throw new Refusal('setup_missing')
  const device = options.devices.read(readDeviceCookie(request))
  takeLimit(route, request, { me, device }, options.limiter)
  const input = parseInput(handler.key, request)
  const visitor = route.noticesVisitor && (await visitorOf(request, options))
  const from = {
    ...originOf(route, request, device),
    ...(visitor && { visitor }),
    ...keyOf(route, request),
    ...(route.file && { signal: goneSignal(reply) }),
  }
  const call = { input, me, from } as Call<unknown>
  // Row security knows the caller from here on; a public route has none and sees no guarded row.
  const data = freshFor(request, me ? options.data.as(me) : options.data)
  // Before the work: a commit may happen and its answer be lost.
  if (options.data.hasReplica && (handler.writes || request.method !== 'GET')) noteWriting(reply)
  const guardIn = async (db: Db | Tx) => {
    if (!me || route.may === 'public') return
    if (route.needs) await guardSwitch(db, route.needs, me.companyId)
    if (route.may === 'signedIn') return
    if (route.target) await guardRow(db, me, route.may, targetOf(route.target, input))
    else guard(me, route.may)
  }
  const answered = await handler.run(data, call, guardIn, (who) => freshFor(request, options.data.as(who)))
  const answer = answered ?? {}
  if (options.checkAnswers && route.output && answer.body !== undefined) route.output.parse(answer.body)
  if (route.file) return sendFile(reply, route.file, fileOf(answer))
  return send(reply, route, answer)
}

/** Whoever has just written reads what was written. */
const freshFor = (request: FastifyRequest, data: Data): Data =>
  data.aged !== data.db && hasJustWritten(request) ? { ...data, aged: data.db } : data

/** fast-json-stringify compiles this once; keys the contract does not name never leave. */
function responseSchema(route: Route): { response?: Record<number, unknown> } {
  if (!route.output) return {}
  const { $schema: _, ...schema } = z.toJSONSchema(route.output, { target: 'draft-7', io: 'output' })
  return { response: Object.fromEntries(route.statuses.map((status) => [status, schema])) }
}

async function memberOf(request: FastifyRequest, { authenticator, limiter }: ServeOptions): Promise<Member> {
  const header = request.headers.authorization
  const me = header?.startsWith('Bearer ') ? await authenticator.member(header.slice(7)) : null
  if (me) return me
  // A made-up token costs us a signature check: whoever sends many is an anonymous caller like any other.
  limiter.take('anonymous', addressKey(request.ip))
  throw new Refusal('unauthenticated')
}

/** Whose token it is does not matter to a public call unless it is good. */
async function visitorOf(request: FastifyRequest, { authenticator }: ServeOptions): Promise<Member | null> {
  const header = request.headers.authorization
  return header?.startsWith('Bearer ') ? authenticator.member(header.slice(7)) : null
}

interface Who {
  me: Member | undefined
  device: Device | undefined
}

function takeLimit(route: Route, request: FastifyRequest, { me, device }: Who, limiter: RateLimiter) {
  // At the login a device that has signed in before counts for itself: its neighbours cannot use up its calls.
  const stranger = route.limit === 'login' && device ? `device ${device.id}` : addressKey(request.ip)
  const who = me ? me.id : stranger
  limiter.take(route.limit ?? (me ? 'signedIn' : 'anonymous'), who)
}

const parts = ['params', 'query', 'body'] as const

function parseInput(key: RouteKey, request: FastifyRequest): Record<string, unknown> {
  const route = routeOf(key)
  const input: Record<string, unknown> = {}
  const wrong: z.ZodError[] = []
  for (const part of parts) {
    const schema = route[part]
    if (!schema) {
      if (part === 'query') wrong.push(...strayParameters(request.query as Record<string, unknown>))
      continue
    }
    const parsed = schema.safeParse(request[part] ?? {}, { reportInput: true })
    if (parsed.success) input[part] = parsed.data
    else wrong.push(parsed.error)
  }
  if (wrong.length > 0) refuseInput(key, wrong)
  return input
}

const nothingExpected = z.strictObject({})

/** A route without parameters takes none: asking zod only when there are any keeps the usual call cheap. */
function strayParameters(query: Record<string, unknown>): z.ZodError[] {
  for (const _ in query) return [nothingExpected.safeParse(query).error!]
  return []
}

function refuseInput(key: RouteKey, wrong: z.ZodError[]): never {
  const found = wrong.map((error) => inputProblems(labelsOf(key), error))
  throw new Refusal('bad_input', {
    messages: found.flatMap(({ messages }) => messages),
    fields: found.flatMap(({ fields }) => fields),
  })
}

function targetOf(target: NonNullable<Route['target']>, input: Record<string, unknown>): string {
  const [part, name] = target.split('.') as [string, string]
  return (input[part] as Record<string, string>)[name]!
}

function originOf(route: Route, request: FastifyRequest, device: Device | undefined): Origin {
  const refreshToken = readRefreshCookie(request)
  const basic = route.basic ? readBasic(request.headers.authorization) : undefined
  return {
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    requestId: request.id,
    ...(basic && { basic }),
    ...(refreshToken && { refreshToken }),
    ...(device && { device }),
  }
}

const Key = z.uuid()

/** What answers a secret is not kept for a repeat: it is done again, and the secret before is worth nothing then. */
function keyOf(route: Route, request: FastifyRequest): { key?: string } {
  const header = request.headers['idempotency-key']
  if (header === undefined || route.method !== 'POST' || route.answersSecret) return {}
  const { data: key } = Key.safeParse(header)
  if (!key) throw new Refusal('bad_input')
  return { key }
}

/** Fastify's own signal also ends when a body has been read; this one only when the connection has. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Refusal('unavailable', { gone: true }))
  })
  return gone.signal
}

function send(reply: FastifyReply, route: Route, answer: Answer<unknown>) {
  if (answer.refreshToken === null) clearRefreshCookie(reply)
  else if (answer.refreshToken) setRefreshCookie(reply, answer.refreshToken)
  if (answer.deviceCookie) setDeviceCookie(reply, answer.deviceCookie)
  if (answer.location) reply.header('location', answer.location)
  reply.code(answer.status ?? route.statuses[0])
  // An answer about a person is nobody else's to keep.
  reply.header('cache-control', 'no-store')
  return answer.body === undefined ? reply.send() : reply.send(answer.body)
}

function fileOf({ file }: Answer<unknown>): FileAnswer {
  if (!file) throw new Error('a route that declares a file answers one')
  return file
}

/** Texts say their alphabet; the length of what is known beforehand lets a browser show how far it is. */
function sendFile(reply: FastifyReply, type: FileType, { name, body }: FileAnswer) {
  reply
    .code(200)
    .header('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .header('content-disposition', contentDisposition(name))
    .header('cache-control', 'no-store')
  if (Buffer.isBuffer(body)) reply.header('content-length', body.length)
  // A stream is destroyed with the answer: whoever goes away ends it at its source.
  return reply.send(body)
}
