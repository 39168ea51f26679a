// The HTTP frame: Fastify with our limits, headers, logs and errors. Knows no feature.
import { randomUUID } from 'node:crypto'

import { errors } from '@werkplatz/contract/rules/errors.ts'
import { BODY_LIMIT } from '@werkplatz/contract/shared/route.ts'
import Fastify, { type FastifyInstance } from 'fastify'

import { safeUrl, type Log } from '../lib/log.ts'
import { httpSeconds, refusals, signals } from '../lib/metrics.ts'
import { Refusal } from '../lib/refusal.ts'
import { clearRefreshCookie, isForeignSite } from './credentials.ts'
import type { Handler } from './handlers.ts'
import { refuseForms } from './no-script.ts'
import { answerUnreadable, problem, refusalFrom } from './problems.ts'
import { serveReference } from './reference.ts'
import { givenRequestId } from './request-id.ts'
import { serveRoute, type ServeOptions } from './serve-route.ts'
import { builtPage, serveSite, webVersionOf } from './site.ts'
import { serveUploadDoor, type Door } from './upload-door.ts'

export interface HttpOptions extends ServeOptions {
  log: Log
  handlers: readonly Handler[]
  trustProxy: string[]
  /** The browsable API reference; see reference.ts. */
  withReference: boolean
  webRoot?: string | undefined
  /** Origins a page may talk to beside its own: object storage for uploads and pictures. */
  storageOrigin: string
  /** For uploads whose size the slot did not say. */
  door: Door
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
    for (const signal of refusal.extras.signals ?? []) signals.inc({ signal })
    if (status >= 500) log.error({ ...seen, alert: 'alert' in entry }, 'call failed')
    else if (refusal.extras.signals) log.warn({ ...seen, address: request.ip }, 'somebody should look at this')
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
  const webVersion = options.webRoot && webVersionOf(options.webRoot)
  const constantHeaders = { ...securityHeaders, ...(webVersion && { 'x-web-version': webVersion }) }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(constantHeaders)
    request.id = givenRequestId(request) ?? request.id
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
  if (options.trustProxy.length === 0) warnOfUntrustedProxy(app, log)
  for (const handler of options.handlers) serveRoute(app, handler, options)
  serveUploadDoor(app, options.door)
  await refuseForms(app, options.webRoot ? builtPage(options.webRoot, 'no-script', options.storageOrigin) : undefined)
  if (options.withReference) await serveReference(app)
  if (options.webRoot) await serveSite(app, options.webRoot, options.storageOrigin)
  return app
}

/**
 * Behind a proxy that nobody trusts every caller has the proxy's address, and one who guesses slows all of them. Only a
 * warning: anybody can send the header, and must not be able to take a node out of service with it.
 */
function warnOfUntrustedProxy(app: FastifyInstance, log: Log) {
  let isSaid = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true
      signals.inc({ signal: 'untrusted_proxy' })
      log.warn({ alert: true, proxy: request.ip }, 'X-Forwarded-For arrives, but TRUST_PROXY names no proxy')
    }
    done()
  })
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
