// Serves the built web app. Public pages are prerendered files; the dashboard and the admin tool are one app whose
// shell is prerendered too. Inline scripts are allowed by the hashes of what was really built, nothing else.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const YEAR_SECONDS = 31_536_000

export function contentSecurityPolicy(webRoot: string, storageOrigin: string): string {
  const hashes = new Set<string>()
  for (const file of globSync('**/*.html', { cwd: webRoot })) {
    for (const [, script = ''] of readFileSync(join(webRoot, file), 'utf8').matchAll(
      /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g,
    )) {
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    }
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`,
    // No style element is written at run time: themes are stylesheets, pop-ups are placed through the CSSOM.
    "style-src 'self'",
    `img-src 'self' blob: ${storageOrigin}`,
    `media-src 'self' ${storageOrigin}`,
    "font-src 'self'",
    `connect-src 'self' ${storageOrigin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export async function serveSite(app: FastifyInstance, webRoot: string, storageOrigin: string) {
  const policy = contentSecurityPolicy(webRoot, storageOrigin)
  const isFile = (path: string) => !path.includes('..') && existsSync(join(webRoot, path))
  const asPage = (reply: FastifyReply, status: number) =>
    reply.code(status).header('content-security-policy', policy).header('cache-control', 'no-cache')
  const notFound = notFoundPage(webRoot)

  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    // Otherwise its own header replaces the ones below.
    cacheControl: false,
  })
  // Built assets carry a hash in their name, so they can be kept for ever.
  app.get('/assets/*', { logLevel: 'warn' }, (request, reply) =>
    reply
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .sendFile(`assets/${(request.params as { '*': string })['*']}`),
  )
  app.get('/*', { logLevel: 'warn' }, (request, reply) => {
    const path = (request.params as { '*': string })['*'].replace(/\/+$/, '')
    const isApp = /^(dashboard|admin)(\/|$)/.test(path)
    // Where somebody came from stays within the site; the not-found page leads back there. Addresses of the app can
    // hold a secret (sign-up, recovery) and are told to nobody.
    if (!isApp) reply.header('referrer-policy', 'same-origin')
    // A dot means a file (favicon, picture); sendFile refuses to leave the folder.
    if (path.includes('.') && isFile(path)) return reply.header('cache-control', 'public, max-age=3600').sendFile(path)
    const own = path === '' ? 'index.html' : join(path, 'index.html')
    if (path !== '404' && !path.includes('.') && isFile(own)) return asPage(reply, 200).sendFile(own)
    // Every route of the app has a file of its own; what has none exists nowhere and the app says so.
    if (isApp || !notFound) return asPage(reply, 404).sendFile('__spa-fallback.html')
    return asPage(reply, 404)
      .type('text/html; charset=utf-8')
      .send(notFound(wayBack(request)))
  })
}

/** The page holds no script, so the way back is written into it. */
function notFoundPage(webRoot: string): ((back: string) => string) | undefined {
  const file = join(webRoot, '404/index.html')
  if (!existsSync(file)) return undefined
  const html = readFileSync(file, 'utf8')
  return (back) => html.replace('href="/#zurueck"', () => `href="${back}"`)
}

/** The page of ours with the broken link; `/` for everybody else. */
function wayBack(request: FastifyRequest): string {
  const from = URL.parse(request.headers.referer ?? '')
  if (!from || from.host !== request.host) return '/'
  const path = from.pathname + from.search
  // A URL's path has no quotes and no angle brackets, they are escaped; but two slashes would lead to another host.
  return path.startsWith('//') || path === request.url ? '/' : path.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
}
