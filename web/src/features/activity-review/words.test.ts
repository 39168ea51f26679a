import { describe, expect, test } from 'vitest'

import { changeWord, countWord, valueWord } from './words.ts'

describe('words of changes', () => {
  test('values read as on the page', () => {
    expect(valueWord('dateStart', '2026-11-15')).toBe('15.11.2026')
    expect(valueWord('slots', '0')).toBe('unbegrenzt')
    expect(valueWord('isPublic', 'true')).toBe('Öffentlich')
    expect(valueWord('isPublic', 'false')).toBe('Betriebsintern')
    expect(valueWord('location', 'Aarau')).toBe('Aarau')
    expect(valueWord('duration', '1')).toBe('1 Tag')
  })

  test('a text is named by its paragraph, pictures in another order together', () => {
    expect(changeWord({ field: 'description', paragraph: 2, parts: [] })).toBe('Text, 2. Absatz')
    expect(changeWord({ field: 'images', paragraph: null, parts: [{ text: 'a', mark: 'new' }] })).toBe('Bild')
    expect(changeWord({ field: 'images', paragraph: null, parts: [{ text: 'a', mark: 'moved' }] })).toBe('Bilder')
  })

  test('the count in words', () => {
    expect(countWord(1)).toBe('Eine Angabe, alles andere ist gleich.')
    expect(countWord(3)).toBe('Drei Angaben, alles andere ist gleich.')
    expect(countWord(14)).toBe('14 Angaben, alles andere ist gleich.')
  })
})
