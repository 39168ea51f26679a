import { expect, test } from 'vitest'

import { calendarFile } from './appointment.ts'

const file = (place = '') =>
  calendarFile(
    { title: 'Gespräch: Beratung, Elektronik; Teil 2', day: '2026-12-01', time: '14:30', place },
    'a1',
    Date.parse('2026-11-16T10:00:00.000Z'),
  )
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

test('the talk as both clocks show it, one hour long', () => {
  const text = unfolded(file('Olten'))
  expect(text).toContain('DTSTART:20261201T143000\r\nDURATION:PT60M')
  expect(text).toContain('DTSTAMP:20261116T100000Z')
  expect(text).toContain(String.raw`SUMMARY:Gespräch: Beratung\, Elektronik\; Teil 2`)
  expect(text).toContain('LOCATION:Olten')
})

test('no line is longer than a calendar reads, and without a place there is none', () => {
  expect(
    file()
      .split('\r\n')
      .every((line) => new TextEncoder().encode(line).length <= 75),
  ).toBe(true)
  expect(file()).not.toContain('LOCATION')
})
