// Whatever people write, a calendar program reads it back.
import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'

import { folded, ical } from '../ical.ts'

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        'END:VEVENT',
        'BEGIN:VALARM',
        ';',
        ',',
        '\\',
        '\\n',
        ':',
        '"',
        '\u2028',
        '\t',
      ),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('ä'.repeat(80), '👩‍🔧'.repeat(20)),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''))

/** Line ends are one; what has no shape has no place in a calendar. */
const meant = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')

test('2,000 hostile titles, places and remarks come back as they were written, one event each', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(hostile, hostile, hostile), { minLength: 1, maxLength: 4 }), (written) => {
      const events = written.map(([title, location, description], i) => ({
        uid: `${i}@werkplatz.example`,
        first: '2028-02-28',
        last: '2028-02-29',
        title,
        location,
        description,
      }))
      const text = ical({ name: 'Probe', description: '', now: new Date('2026-11-16T12:00:00Z'), events })
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const read = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
      expect(read.map(({ summary }) => summary)).toEqual(written.map(([title]) => meant(title)))
      for (const [i, event] of read.entries()) {
        expect(event.location ?? '').toBe(meant(written[i]![1]))
        expect(event.description ?? '').toBe(meant(written[i]![2]))
        expect(event.endDate.toString()).toBe('2028-03-01')
      }
    }),
    { numRuns: 700, seed: 5545 },
  )
})

test('a line is folded between characters, never within one', () => {
  const line = `SUMMARY:${'ä🎉'.repeat(60)}`
  const parts = folded(line).split('\r\n')
  expect(parts.map((part, i) => (i === 0 ? part : part.slice(1))).join('')).toBe(line)
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
})
