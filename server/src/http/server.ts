// The HTTP frame: Fastify with our limits, headers, logs and errors. Knows no feature.
import { randomUUID } from 'node:crypto'

import { errors } from '@werkplatz/contract/rules/errors.ts'
import { BODY_LIMIT } from '@werkplatz/contract/shared/route.ts'
import Fastify, { type FastifyInstance } from 'fastify'

import type { Health } from '../lib/health.ts'
import { safeUrl, type Log } from '../lib/log.ts'
import { httpSeconds, refusals, registry } from '../lib/metrics.ts'
import { Refusal } from '../lib/refusal.ts'
import { clearRefreshCookie, isForeignSite } from './credentials.ts'
import type { Handler } from './handlers.ts'
import { answerUnreadable, problem, refusalFrom } from './problems.ts'
import { serveReference } from './reference.ts'
import { serveRoute, type ServeOptions } from './serve-route.ts'
import { serveSite } from './site.ts'

export interface HttpOptions extends ServeOptions {
  log: Log
  health: Health
  handlers: readonly Handler[]
  trustProxy: string[]
  webRoot?: string | undefined
  /** Origins a page may talk to beside its own: object storage for uploads and pictures. */
  storageOrigin: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    routeKey?: string
  }
}

export async function buildServer(options: HttpOptions): Promise<FastifyInstance> {
  const { log } = options
  const app = Fastify({
    // One line a call, written by our own hook; Fastify would make a logger for each request.
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy.length ? options.trustProxy : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    handlerTimeout: 10_000,
    exposeHeadRoutes: false,
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: 'idle',
    // What is too long is refused by zod, in our words; the router's own refusal would be no problem of ours.
    routerOptions: { maxParamLength: 16 * 1024 },
    // zod parses; Fastify's own validator would be a second opinion.
    schemaErrorFormatter: () => new Error('unused'),
  })
  app.setValidatorCompiler(() => () => true)
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFrom(error)
    const { status, ...entry } = errors[refusal.code]
    refusals.inc({ code: refusal.code })
    const seen = { requestId: request.id, code: refusal.code, ...refusal.extras, err: refusal.extras.cause }
    if (status >= 500) log.error({ ...seen, alert: 'alert' in entry }, 'call failed')
    else log.debug(seen, 'call refused')
    if (refusal.extras.retryAfter) reply.header('retry-after', String(refusal.extras.retryAfter))
    if (refusal.extras.clearRefreshToken) clearRefreshCookie(reply)
    // Never Basic: a browser would put up its own dialog and keep the password.
    if (status === 401) reply.header('www-authenticate', 'Bearer')
    reply.header('cache-control', 'no-store')
    return reply
      .code(status)
      .type('application/problem+json')
      .send(JSON.stringify(problem(refusal.code, request.id, refusal.extras)))
  })
  app.setNotFoundHandler(() => {
    throw new Refusal('not_found')
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders)
    reply.header('x-request-id', request.id)
    const isAuth = request.routeOptions.url?.startsWith('/api/v1/auth/')
    done(isAuth && isForeignSite(request) ? new Refusal('forbidden') : undefined)
  })
  app.addHook('onResponse', (request, reply, done) => {
    observe(request.routeOptions.config.routeKey ?? 'other', reply.statusCode, reply.elapsedTime / 1000)
    if (log.isLevelEnabled('info')) {
      const { method, id: requestId } = request
      log.info(
        { requestId, method, url: safeUrl(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'call',
      )
    }
    done()
  })
  serveOperations(app, options.health)
  for (const handler of options.handlers) serveRoute(app, handler, options)
  await serveReference(app)
  if (options.webRoot) await serveSite(app, options.webRoot, options.storageOrigin)
  return app
}

// Written once instead of by a plugin at each call: that cost 8 % of a small read (docs/performance.md). Pages of the
// web app replace the policy by their own.
const securityHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

const observers = new Map<string, { observe(seconds: number): void }>()

/** Resolving labels at each call costs more than counting. */
function observe(route: string, status: number, seconds: number) {
  const key = `${route} ${status}`
  let observer = observers.get(key)
  if (!observer) observers.set(key, (observer = httpSeconds.labels({ route, status: String(status) })))
  observer.observe(seconds)
}

/** For machines that watch over us; the load balancer does not pass these on. */
function serveOperations(app: FastifyInstance, health: Health) {
  app.get('/healthz', { logLevel: 'silent' }, () => ({ state: 'alive' }))
  app.get('/readyz', { logLevel: 'silent' }, (_request, reply) => {
    const { status, body } = health.answer()
    return reply.code(status).send(body)
  })
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => {
    reply.type(registry.contentType)
    return registry.metrics()
  })
}
