import { describe, expect, test } from 'vitest'

import { changeLabel, countLabel, valueLabel } from './labels.ts'

describe('labels of changes', () => {
  test('values read as on the page', () => {
    expect(valueLabel('dateStart', '2026-11-15')).toBe('15.11.2026')
    expect(valueLabel('slots', '0')).toBe('unbegrenzt')
    expect(valueLabel('isPublic', 'true')).toBe('Öffentlich')
    expect(valueLabel('isPublic', 'false')).toBe('Betriebsintern')
    expect(valueLabel('location', 'Aarau')).toBe('Aarau')
    expect(valueLabel('duration', '1')).toBe('1 Tag')
  })

  test('a text is named by its paragraph, pictures in another order together', () => {
    expect(changeLabel({ field: 'description', paragraph: 2, parts: [] })).toBe('Text, 2. Absatz')
    expect(changeLabel({ field: 'images', paragraph: null, parts: [{ text: 'a', mark: 'new' }] })).toBe('Bild')
    expect(changeLabel({ field: 'images', paragraph: null, parts: [{ text: 'a', mark: 'moved' }] })).toBe('Bilder')
  })

  test('the count in words', () => {
    expect(countLabel(1)).toBe('Eine Angabe, alles andere ist gleich.')
    expect(countLabel(3)).toBe('Drei Angaben, alles andere ist gleich.')
    expect(countLabel(14)).toBe('14 Angaben, alles andere ist gleich.')
  })
})
