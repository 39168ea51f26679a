import fc from 'fast-check'
import { expect, test } from 'vitest'

import { safeReason } from '../safe-reason.ts'

test('what failed stays readable', () => {
  expect(safeReason({ message: 'connect ECONNREFUSED 127.0.0.1:25' }, {})).toBe('connect ECONNREFUSED 127.0.0.1:25')
  expect(safeReason(new Error('550 no such user lea@x.example\nand more'), {})).toBe('550 no such user …@…')
  expect(safeReason('duplicate key value violates unique constraint "mail_key"', {})).toBe(
    'duplicate key value violates unique constraint …',
  )
  expect(safeReason(null, { text: 'x' })).toBe('')
})

test('whatever a job is about, no text of it of three signs or more is in the reason', () => {
  const word = fc
    .string({ minLength: 3, maxLength: 20, unit: fc.constantFrom(...Array.from('abcdefgh ß-')) })
    .filter((text) => text.trim().length >= 3)
  fc.assert(
    fc.property(word, word, (text, other) => {
      const reason = safeReason(new Error(`#1 ${text} #2 ${other}`), { text, nested: [{ other }] })
      expect(reason).not.toContain(text.trim())
      expect(reason).not.toContain(other.trim())
    }),
  )
})
