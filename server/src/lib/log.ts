// Structured logs. What must never be written is removed here, once.
import { pino, type Logger } from 'pino'

import { currentTrace } from './trace.ts'

export type Log = Logger

const secretPaths = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'oldPassword',
  'token',
  'challenge',
  'recoveryCodes',
  'accessToken',
  'refreshToken',
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'headers.cookie',
  'res.headers["set-cookie"]',
]

/** Each line leads back to the call it comes of. */
const callOf = () => {
  const trace = currentTrace()
  return trace ? { requestId: trace.requestId } : {}
}

export function makeLog(process: string, level: string, stream?: { write(line: string): void }): Log {
  const options = {
    level,
    base: { process },
    mixin: callOf,
    serializers: { err: safeError, cause: safeError },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [...secretPaths, ...secretPaths.filter((path) => !path.includes('.')).map((path) => `*.${path}`)],
      censor: '***',
    },
  }
  return stream ? pino(options, stream) : pino(options)
}

/** A mail server repeats the address that it refuses. */
export const withoutAddresses = (text: string) => text.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…@…')

/**
 * An error as it is written down. What it carries besides is about somebody more often than useful: the database adds the
 * values of a row, a mail server whom it refused.
 */
function safeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string }
  return {
    type: error.constructor.name,
    message: withoutAddresses(error.message),
    stack: withoutAddresses(error.stack ?? ''),
    code,
    constraint,
    table,
    ...(error.cause !== undefined && { cause: safeError(error.cause) }),
  }
}

/** Query values are personal or secret more often than useful: only the names stay. */
export function safeUrl(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const names = [...new URLSearchParams(url.slice(at)).keys()]
  return `${url.slice(0, at)}?${names.map((name) => `${name}=***`).join('&')}`
}
