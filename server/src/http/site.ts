// Serves the built web app. Public pages are prerendered files; the dashboard and the admin tool are one app whose
// shell is prerendered too. Inline scripts and styles are allowed by the hashes of what was really built.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const YEAR_SECONDS = 31_536_000
const NOT_FOUND = '404/index.html'
/** Answers of the server that were built as pages; their own addresses are none. */
const answers = ['404', 'no-script']

/**
 * Which build of the web this is: the name that its list of page modules got from their contents. The app compares it with its
 * own, to see that it has become old (web/src/api/web-version.ts).
 */
export const webVersionOf = (webRoot: string): string | undefined =>
  globSync('assets/manifest-*.js', { cwd: webRoot })
    .map((file) => /manifest-(.+)\.js$/.exec(file)?.[1])
    .at(0)

/** The hashes of what stands inside these elements of the page. */
function hashesOf(html: string, element: RegExp): string {
  const contents = [...html.matchAll(element)].map(([, content = '']) => content)
  const hashes = contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  return [...new Set(hashes)].join(' ')
}

/** Each page may run and wear what was built into it, and nothing else. */
function contentSecurityPolicy(html: string, storageOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)}`,
    // No style element is written at run time: themes are stylesheets, pop-ups are placed through the CSSOM.
    `style-src 'self' ${hashesOf(html, /<style>([\s\S]*?)<\/style>/g)}`,
    `img-src 'self' blob: ${storageOrigin}`,
    `media-src 'self' ${storageOrigin}`,
    "font-src 'self'",
    `connect-src 'self' ${storageOrigin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ')
}

export type BuiltPage = { html: string; policy: string }

/** A page of the build with what it may run and wear; undefined if the web was not built. */
export function builtPage(webRoot: string, name: string, storageOrigin: string): BuiltPage | undefined {
  const file = join(webRoot, name, 'index.html')
  if (!existsSync(file)) return undefined
  const html = readFileSync(file, 'utf8')
  return { html, policy: contentSecurityPolicy(html, storageOrigin) }
}

export async function serveSite(app: FastifyInstance, webRoot: string, storageOrigin: string) {
  const policies = new Map(
    globSync('**/*.html', { cwd: webRoot }).map((file) => [
      file,
      contentSecurityPolicy(readFileSync(join(webRoot, file), 'utf8'), storageOrigin),
    ]),
  )
  const isFile = (path: string) => !path.includes('..') && existsSync(join(webRoot, path))
  const asPage = (reply: FastifyReply, file: string, status: number) =>
    reply.code(status).header('content-security-policy', policies.get(file)).header('cache-control', 'no-cache')
  const page = (reply: FastifyReply, file: string, status = 200) => asPage(reply, file, status).sendFile(file)
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
    // Where somebody came from stays within the site; the not-found page leads back there. Addresses of the app, and that
    // of a mailed evaluation, can hold a secret (sign-up, recovery) and are told to nobody.
    if (!isApp && path !== 'evaluation') reply.header('referrer-policy', 'same-origin')
    // A dot means a file (favicon, picture); sendFile refuses to leave the folder.
    if (path.includes('.') && isFile(path)) return reply.header('cache-control', 'public, max-age=3600').sendFile(path)
    const own = path === '' ? 'index.html' : join(path, 'index.html')
    if (!answers.includes(path) && !path.includes('.') && isFile(own)) return page(reply, own)
    // Every route of the app has a file of its own; what has none exists nowhere and the app says so.
    if (isApp || !notFound) return page(reply, '__spa-fallback.html', 404)
    return asPage(reply, NOT_FOUND, 404)
      .type('text/html; charset=utf-8')
      .send(notFound(wayBack(request)))
  })
}

/** The page holds no script, so the way back is written into it. */
function notFoundPage(webRoot: string): ((back: string) => string) | undefined {
  const file = join(webRoot, NOT_FOUND)
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
