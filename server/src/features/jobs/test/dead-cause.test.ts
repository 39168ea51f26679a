import { describe, expect, test } from 'vitest'

import { causeOf } from '../dead-cause.ts'

describe('why a job was given up, in one word', () => {
  test.each([
    ['', 'UNKNOWN'],
    ['connect ECONNREFUSED 127.0.0.1:25', 'UNREACHABLE'],
    ['getaddrinfo ENOTFOUND …', 'UNREACHABLE'],
    ['Connection terminated unexpectedly', 'UNREACHABLE'],
    ['connection refused', 'UNREACHABLE'],
    ['store unreachable', 'UNREACHABLE'],
    ['550 no such user …@…', 'MAIL_REFUSED'],
    ['Invalid login: 535 5.7.8', 'MAIL_REFUSED'],
    ['job timed out', 'TOO_LONG'],
    ['canceling statement due to statement timeout', 'TOO_LONG'],
    ['statement timeout', 'TOO_LONG'],
    ['another worker is sending this mail', 'TOO_LONG'],
    ['job heartbeat timeout', 'WORKER_GONE'],
    ['duplicate key value violates unique constraint …', 'DATABASE'],
    ['relation … does not exist', 'DATABASE'],
    ['permission denied for table person', 'DATABASE'],
    // The first line of a schema's complaint.
    ['[', 'BAD_DATA'],
    ['the placeholder {name} has no value', 'BAD_DATA'],
    ['NoSuchKey: The specified key does not exist.', 'MISSING'],
    ["Cannot read properties of undefined (reading 'id')", 'PROGRAM'],
  ] as const)('«%s» → %s', (reason, cause) => {
    expect(causeOf(reason)).toBe(cause)
  })
})
