// What must hold for every answer, whatever was sent. Each oracle says what is wrong, or nothing.
import { errors, problemType, type ErrorCode, type Problem } from '@werkplatz/contract/rules/errors.ts'
import type { FileType, Route } from '@werkplatz/contract/shared/route.ts'

import type { Reply } from '../call.ts'

export interface Exchange {
  route: Route
  reply: Reply
  /** Absent: the request was not even a call of this route (another method, an unreadable body). */
  isValid?: boolean
}

/** What the frame itself may answer on any route, beside what the route declares. */
const frameCodes: ErrorCode[] = [
  'bad_input',
  'unauthenticated',
  'too_many_requests',
  'payload_too_large',
  'unsupported_media',
  'headers_too_large',
]
/** What a schema library says when nobody translated it. */
const english =
  /\b(invalid|expected|received|required|too (?:small|big|short|long)|must|should|unrecognized|undefined|unknown key|not a valid)\b/i

export function violations(exchange: Exchange): string[] {
  const { route, reply, isValid } = exchange
  const found: string[] = []
  if (reply.status >= 500) found.push(`answers ${reply.status}`)
  if (isValid === false && reply.status < 400) found.push(`accepts what the contract refuses (${reply.status})`)
  const isBadInput = (reply.body as Partial<Problem> | undefined)?.code === 'bad_input'
  if (isValid && reply.status === 400 && isBadInput && !route.errors.includes('bad_input'))
    found.push('refuses what the contract accepts')
  if (reply.status < 400) found.push(...successViolations(route, reply))
  else found.push(...problemViolations(route, reply, isValid === undefined))
  return [...found, ...headerViolations(reply)]
}

function headerOf(headers: Reply['headers'], name: string): string {
  const value = headers[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function successViolations(route: Route, { status, body, headers }: Reply): string[] {
  const found: string[] = []
  if (!route.statuses.includes(status)) found.push(`answers ${status}, which it does not declare`)
  if (status === 201 && !/^\/(dashboard|admin)\//.test(headerOf(headers, 'location')))
    found.push('201 without the new item’s client route')
  if (route.file) found.push(...fileViolations(route.file, body, headers))
  else if (route.output) {
    const parsed = route.output.safeParse(body)
    if (!parsed.success) found.push(`answer is not of the contract: ${parsed.error.issues[0]?.path.join('.')}`)
  } else if (body !== '') found.push('answers a body it does not declare')
  return found
}

/** How a file of each type begins. */
const beginnings: Record<FileType, RegExp> = {
  'application/pdf': /^%PDF-1\.7/,
  'text/csv': /^\ufeff/,
  'application/zip': /^PK/,
  'text/calendar': /^BEGIN:VCALENDAR\r\n/,
}
const extensions: Record<FileType, string> = {
  'application/pdf': 'pdf',
  'text/csv': 'csv',
  'application/zip': 'zip',
  'text/calendar': 'ics',
}

/** A file says what it is, has a name to be saved under, and is what it says. */
function fileViolations(type: FileType, body: unknown, headers: Reply['headers']): string[] {
  const found: string[] = []
  if (headerOf(headers, 'content-type').split(';')[0] !== type) found.push(`a file that is no ${type}`)
  const named = new RegExp(`^attachment; filename="[\\w. -]+\\.${extensions[type]}"; filename\\*=UTF-8''[\\w.%!~-]+$`)
  if (!named.test(headerOf(headers, 'content-disposition'))) found.push('a file without a name')
  if (typeof body !== 'string' || !beginnings[type].test(body)) found.push(`a file that does not begin like ${type}`)
  return found
}

function problemViolations(route: Route, { status, body, headers }: Reply, isForeign: boolean): string[] {
  if (!headerOf(headers, 'content-type').startsWith('application/problem+json')) return [`${status} is no problem+json`]
  const problem = body as Partial<Problem>
  const entry = errors[problem.code as ErrorCode] as { status: number } | undefined
  if (!entry) return [`unknown code ${problem.code}`]
  const found: string[] = []
  if (entry.status !== status || problem.status !== status) found.push(`${problem.code} with status ${status}`)
  if (problem.type !== problemType(problem.code!) || !problem.title || !problem.detail) found.push('incomplete problem')
  if (!isForeign && status < 500 && !declaredCodes(route).has(problem.code!))
    found.push(`${problem.code} is not declared`)
  if (status === 400) found.push(...sentenceViolations(problem.errors), ...fieldViolations(problem))
  return found
}

function declaredCodes(route: Route): Set<ErrorCode> {
  const aboutRule = route.may === 'public' || route.may === 'signedIn' ? [] : (['forbidden'] as const)
  const aboutRow = route.target ? (['not_found'] as const) : []
  const aboutSetup = route.may === 'public' || route.beforeSetup ? [] : (['setup_missing'] as const)
  // A path parameter that is no id at all does not lead to this route's row.
  const aboutPath = route.params ? (['not_found'] as const) : []
  return new Set([...route.errors, ...frameCodes, ...aboutRule, ...aboutRow, ...aboutSetup, ...aboutPath])
}

function sentenceViolations(sentences: unknown): string[] {
  if (!Array.isArray(sentences) || sentences.length === 0) return ['400 without sentences']
  return (sentences as unknown[]).flatMap((sentence) => {
    // Texts of the specification carry no full stop.
    if (typeof sentence !== 'string' || !/^[«A-ZÄÖÜ].{5,}[.!?a-z]$/s.test(sentence))
      return [`no sentence: ${String(sentence)}`]
    if (english.test(sentence)) return [`English: ${sentence}`]
    return sentence.includes('\u00df') ? [`not Swiss: ${sentence}`] : []
  })
}

/** What is said about a field is also said to the person. */
function fieldViolations({ errors: said, fields }: Partial<Problem>): string[] {
  if (!Array.isArray(fields)) return ['400 without fields']
  return fields.flatMap(({ path, sentence }) =>
    typeof path === 'string' && path !== '' && said?.includes(sentence) ? [] : [`no field: ${path}: ${sentence}`],
  )
}

/** Whatever the answer. */
function headerViolations({ status, headers }: Reply): string[] {
  const wanted: [string, RegExp][] = [
    ['x-content-type-options', /^nosniff$/],
    ['cache-control', /^no-store$/],
    ['content-security-policy', /default-src 'none'/],
    ['referrer-policy', /^no-referrer$/],
    ['strict-transport-security', /max-age=\d{8}/],
    ['x-request-id', /^[0-9a-f-]{36}$/],
    // A browser asked with Basic would put up its own dialog and keep the password.
    ...(status === 401 ? [['www-authenticate', /^Bearer$/] as [string, RegExp]] : []),
    ...(status === 429 ? [['retry-after', /^\d+$/] as [string, RegExp]] : []),
  ]
  return wanted
    .filter(([name, form]) => !form.test(headerOf(headers, name)))
    .map(([name]) => `header ${name}: ${headerOf(headers, name) || 'missing'}`)
}
