// The HTTP frame: Fastify with our limits, headers, logs and errors. Knows no feature.
import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { errors } from '@werkplatz/contract/rules/errors.ts'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Health } from '../lib/health.ts'
import { safeUrl, type Log } from '../lib/log.ts'
import { httpSeconds, refusals, registry } from '../lib/metrics.ts'
import { clearRefreshCookie, isForeignSite } from './credentials.ts'
import type { Handler } from './handlers.ts'
import { serveReference } from './reference.ts'
import { problem, refusalFrom } from './problems.ts'
import { serveRoute, type ServeOptions } from './serve-route.ts'
import { serveSite } from './site.ts'
import { Refusal } from '../lib/refusal.ts'

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
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    // One line a call, written by our own hook without query values.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy.length ? options.trustProxy : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    handlerTimeout: 10_000,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // zod parses; Fastify's own validator would be a second opinion.
    schemaErrorFormatter: () => new Error('unused'),
  })
  app.setValidatorCompiler(() => () => true)
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFrom(error)
    const { status, ...entry } = errors[refusal.code]
    refusals.inc({ code: refusal.code })
    const seen = { code: refusal.code, ...refusal.extras, err: refusal.extras.cause }
    if (status >= 500) request.log.error({ ...seen, alert: 'alert' in entry }, 'call failed')
    else request.log.debug(seen, 'call refused')
    if (refusal.extras.retryAfter) reply.header('retry-after', String(refusal.extras.retryAfter))
    if (refusal.extras.clearRefreshToken) clearRefreshCookie(reply)
    // Never Basic: a browser would put up its own dialog and keep the password.
    if (status === 401) reply.header('www-authenticate', 'Bearer')
    reply.header('cache-control', 'no-store')
    return reply.code(status).type('application/problem+json').send(JSON.stringify(problem(refusal.code, request.id, refusal.extras.sentences)))
  })
  app.setNotFoundHandler(() => {
    throw new Refusal('not_found')
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/v1/auth/') && isForeignSite(request)) throw new Refusal('forbidden')
  })
  app.addHook('onResponse', async (request, reply) => {
    const key = request.routeOptions.config.routeKey ?? 'other'
    httpSeconds.observe({ route: key, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    request.log.info(
      { method: request.method, url: safeUrl(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'call',
    )
  })
  await app.register(cookie)
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  serveOperations(app, options.health)
  for (const handler of options.handlers) serveRoute(app, handler, options)
  await serveReference(app)
  if (options.webRoot) await serveSite(app, options.webRoot, options.storageOrigin)
  return app
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
