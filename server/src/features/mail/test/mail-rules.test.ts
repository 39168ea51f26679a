import { describe, expect, test } from 'vitest'

import { verdictOn } from '../mail-rules.ts'
import type { MailRow } from '../mail.queries.ts'
import { templateOf } from '../render-mail.ts'

const minor = {
  person_id: 'x',
  address: 'lea@nordwerk.example',
  person_status: 'ACTIVE',
  is_minor: true,
} as MailRow
const adult = { ...minor, is_minor: false }
const comment = templateOf('newComment')
const at = (iso: string) => new Date(iso)

describe('a minor gets no mail between 20:00 and 07:00 in Zurich', () => {
  test.each([
    ['2026-11-15T18:59:00Z', 'send'],
    ['2026-11-15T19:00:00Z', '2026-11-16T06:00:00.000Z'],
    ['2026-11-16T05:59:00Z', '2026-11-16T06:00:00.000Z'],
    ['2026-11-16T06:00:00Z', 'send'],
    ['2026-07-15T18:00:00Z', '2026-07-16T05:00:00.000Z'],
    ['2026-07-15T17:59:00Z', 'send'],
    // The night in which the clock goes forward, and the one in which it goes back.
    ['2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
    ['2026-10-24T22:00:00Z', '2026-10-25T06:00:00.000Z'],
  ])('%s → %s', (now, expected) => {
    const verdict = verdictOn(minor, comment, at(now))
    expect('later' in verdict ? verdict.later.toISOString() : 'send').toBe(expected)
  })

  test('adults and security mails are not held back', () => {
    const night = at('2026-11-15T23:00:00Z')
    expect(verdictOn(adult, comment, night)).toEqual({ send: true })
    for (const id of ['invitation', 'passwordRecovery', 'securityNewSignIn', 'securityPasswordChanged']) {
      expect(verdictOn(minor, templateOf(id), night)).toEqual({ send: true })
    }
  })
})
