// Serves the built web app. Public pages are prerendered files; the dashboard and the admin tool are one app whose
// shell is prerendered too. Inline scripts are allowed by the hashes of what was really built, nothing else.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

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
  const page = (reply: FastifyReply, file: string, status = 200) =>
    reply.code(status).header('content-security-policy', policy).header('cache-control', 'no-cache').sendFile(file)

  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
  })
  // Built assets carry a hash in their name, so they can be kept for ever.
  app.get('/assets/*', { logLevel: 'warn' }, (request, reply) =>
    reply
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .sendFile(`assets/${(request.params as { '*': string })['*']}`),
  )
  app.get('/*', { logLevel: 'warn' }, (request, reply) => {
    const path = (request.params as { '*': string })['*'].replace(/\/+$/, '')
    // A dot means a file (favicon, picture); sendFile refuses to leave the folder.
    if (path.includes('.')) return reply.header('cache-control', 'public, max-age=3600').sendFile(path)
    const own = path === '' ? 'index.html' : join(path, 'index.html')
    if (existsSync(join(webRoot, own))) return page(reply, own)
    // Every route of the app has a file of its own; what has none exists nowhere and the app says so.
    return page(reply, '__spa-fallback.html', 404)
  })
}
