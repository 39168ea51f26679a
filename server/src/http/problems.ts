// Every error becomes an RFC 9457 problem of the closed list; nothing internal leaves the house.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

import { errors, problemType, type ErrorCode, type Problem } from '@werkplatz/contract/rules/errors.ts'

import { isDatabaseAway } from '../db/away.ts'
import { Refusal, type RefusalExtras } from '../lib/refusal.ts'

export function problem(code: ErrorCode, requestId: string, extras: RefusalExtras = {}): Problem {
  const { status, title, detail } = errors[code]
  return {
    type: problemType(code),
    title,
    status,
    detail: extras.notice ?? detail,
    code,
    ...(status === 400 && whatIsWrong(extras, detail)),
    ...(extras.secondFactor && { secondFactor: extras.secondFactor }),
    ...(extras.sender && { sender: extras.sender }),
    ...(status >= 500 && { requestId }),
  }
}

/** `errors` is all there is to say; `fields` repeats what is about a field. */
function whatIsWrong({ messages, fields = [] }: RefusalExtras, detail: string) {
  const said = messages ?? [...new Set(fields.map(({ sentence }) => sentence))]
  return { errors: said.length > 0 ? said : [detail], fields }
}

const byParserCode: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
}

/** A request that could not even be parsed: there is no reply object, only the socket. */
export function answerUnreadable(error: { code?: string }, socket: Socket) {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const { status, ...rest } = problem(byParserCode[error.code ?? ''] ?? 'bad_input', '')
  const body = JSON.stringify({ ...rest, status })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  )
}

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_input',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_input',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_input',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
}

export function refusalFrom(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code = '', statusCode } = error as { code?: string; statusCode?: number }
  const known = byFastifyCode[code]
  if (known) return new Refusal(known, known === 'unavailable' ? { retryAfter: 2 } : {})
  if (isDatabaseAway(error)) return new Refusal('unavailable', { retryAfter: 2, cause: error })
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refusal('bad_input')
  return new Refusal('internal', { cause: error })
}
