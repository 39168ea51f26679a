// Credentials on the wire: HTTP Basic for login, the refresh cookie for everything after, and the cookie of a device that
// has signed in before.
import type { FastifyReply, FastifyRequest } from 'fastify'

// decisions §12 sets the path, which rules out the __Host- prefix (it wants "/"); __Secure- is the next best.
export const REFRESH_COOKIE = '__Secure-werkplatz-refresh'
const COOKIE_PATH = '/api/v1/auth'
const COOKIE_SECONDS = 30 * 24 * 3600

export const DEVICE_COOKIE = '__Secure-werkplatz-device'
/** As long as browsers keep one; each sign-in begins anew. */
const DEVICE_SECONDS = 400 * 24 * 3600

/** Set by a write, for as long as a copy of the database may not know of it (db/replica.ts), with time to spare. */
const WROTE_COOKIE = '__Secure-werkplatz-wrote'
const WROTE_SECONDS = 5

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

/** The values of our cookies need no decoding, so anything else is none of ours. */
const inHeader = (name: string) => new RegExp(`(?:^|; )${name}=([\\w.-]+)(?:;|$)`)
const REFRESH = inHeader(REFRESH_COOKIE)
const DEVICE = inHeader(DEVICE_COOKIE)
const WROTE = inHeader(WROTE_COOKIE)

const readCookie = (request: FastifyRequest, pattern: RegExp): string | undefined =>
  request.headers.cookie ? pattern.exec(request.headers.cookie)?.[1] : undefined

export const readRefreshCookie = (request: FastifyRequest) => readCookie(request, REFRESH)
export const readDeviceCookie = (request: FastifyRequest) => readCookie(request, DEVICE)

/** Outlives the logout: it opens nothing. */
export function setDeviceCookie(reply: FastifyReply, value: string) {
  const terms = `Max-Age=${DEVICE_SECONDS}; Path=${COOKIE_PATH}; HttpOnly; Secure; SameSite=Strict`
  reply.header('set-cookie', `${DEVICE_COOKIE}=${value}; ${terms}`)
}

export const hasJustWritten = (request: FastifyRequest) => readCookie(request, WROTE) !== undefined

/** Kept by the browser and not by us: the next call may come to another node. */
export function noteWriting(reply: FastifyReply) {
  reply.header(
    'set-cookie',
    `${WROTE_COOKIE}=1; Max-Age=${WROTE_SECONDS}; Path=/api; HttpOnly; Secure; SameSite=Strict`,
  )
}

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
