// Credentials on the wire: HTTP Basic for login, the refresh cookie for everything after.
import type { FastifyReply, FastifyRequest } from 'fastify'

// decisions §12 sets the path, which rules out the __Host- prefix (it wants "/"); __Secure- is the next best.
export const REFRESH_COOKIE = '__Secure-werkplatz-refresh'
const COOKIE_PATH = '/api/v1/auth'
const COOKIE_SECONDS = 30 * 24 * 3600

const refreshCookie = (value: string, seconds: number) =>
  `${REFRESH_COOKIE}=${value}; Max-Age=${seconds}; Path=${COOKIE_PATH}; HttpOnly; Secure; SameSite=Strict`

/** UTF-8, nothing trimmed, nothing lower-cased: a password is taken as typed. */
export function readBasic(header: string | undefined): { user: string; password: string } | undefined {
  if (!header?.startsWith('Basic ')) return undefined
  const text = Buffer.from(header.slice(6), 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 0) return undefined
  return { user: text.slice(0, colon), password: text.slice(colon + 1) }
}

/** The only cookie we know; its value needs no decoding, so anything else is no token of ours. */
const IN_HEADER = new RegExp(`(?:^|; )${REFRESH_COOKIE}=([\\w.-]+)(?:;|$)`)

export const readRefreshCookie = (request: FastifyRequest): string | undefined =>
  request.headers.cookie ? IN_HEADER.exec(request.headers.cookie)?.[1] : undefined

export function setRefreshCookie(reply: FastifyReply, token: string) {
  reply.header('set-cookie', refreshCookie(token, COOKIE_SECONDS))
}

export function clearRefreshCookie(reply: FastifyReply) {
  reply.header('set-cookie', refreshCookie('', 0))
}

/** Login and refresh are GET by specification; a browser that says the call comes from another site is refused (T03). */
export function isForeignSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  return typeof site === 'string' && site !== 'same-origin' && site !== 'none'
}
