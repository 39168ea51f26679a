// The closed list of errors, as a client meets it.
import { expect, test } from 'vitest'

import { errorCodes, errors, problemType, type ErrorEntry } from '../src/rules/errors.ts'

const entries: [string, ErrorEntry][] = Object.entries(errors)

test.each(entries)('%s: a status, a title and a sentence people can read', (code, { status, title, detail, alert }) => {
  expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(600)
  expect(title).toMatch(/^[A-ZÄÖÜ].{2,40}$/)
  expect(detail).toMatch(/^[A-ZÄÖÜ].{9,}/)
  expect(title + detail).not.toMatch(/\u00df|\b(invalid|error|please|not found|required)\b/i)
  // Only what is our own fault wakes somebody.
  if (alert) expect(status).toBeGreaterThanOrEqual(500)
})

test('what every frame needs is there, under the status the decisions give it', () => {
  expect(errors.bad_input.status).toBe(400)
  expect(errors.unauthenticated.status).toBe(401)
  expect(errors.forbidden.status).toBe(403)
  expect(errors.not_found.status).toBe(404)
  expect(errors.status_conflict.status).toBe(409)
  expect(errors.too_many_requests.status).toBe(429)
  expect(errors.internal.status).toBe(500)
  expect(errors.unavailable.status).toBe(503)
})

test('types are unique and opaque', () => {
  expect(new Set(errorCodes.map(problemType)).size).toBe(errorCodes.length)
})
