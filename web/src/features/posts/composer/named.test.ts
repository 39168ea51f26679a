import { describe, expect, test } from 'vitest'

import { namedParts, shownText, stored, wordAt } from './named.ts'

const lena = { profileId: '0198c0de-0000-7000-8000-000000000001', name: 'Lena Stocker' }
const short = { profileId: '0198c0de-0000-7000-8000-000000000002', name: 'Lena' }

describe('people in a text', () => {
  test('are sent as profiles and shown as names, there and back', () => {
    const text = 'Danke @Lena Stocker und @Lena, auch an @niemand'
    const body = stored(text, [short, lena])
    expect(body).toBe(`Danke @[${lena.profileId}] und @[${short.profileId}], auch an @niemand`)
    expect(shownText(body, [lena, short])).toBe(text)
  })

  test('who is gone keeps the mark: saving again changes nothing', () => {
    const body = `Danke @[${lena.profileId}]`
    expect(stored(shownText(body, []), [])).toBe(body)
  })

  test.each([
    ['@', { from: 0, word: '' }],
    ['Danke @Le', { from: 6, word: 'Le' }],
    ['Danke @Lena Sto', { from: 6, word: 'Lena Sto' }],
    ['mail@lena', null],
    ['Danke @Lena Stocker für alles gestern', null],
    ['Danke', null],
  ])('«%s»', (text, found) => {
    expect(wordAt(text, text.length, [])).toEqual(found)
  })

  test('a chosen name is no search any more; a longer word that begins with it is one', () => {
    const caretAt = (text: string) => wordAt(text, text.length, [short, lena])
    expect(caretAt('Danke @Lena Stocker')).toBeNull()
    expect(caretAt('Danke @Lena Stocker für')).toBeNull()
    expect(caretAt('Danke @Lena')).toBeNull()
    expect(caretAt('Danke @Lenard')).toEqual({ from: 6, word: 'Lenard' })
    expect(caretAt('@Lena Stocker @No')).toEqual({ from: 14, word: 'No' })
  })

  test('the names in a text, as they will be sent', () => {
    expect(namedParts('Danke @Lena Stocker, @Lena und @niemand', [short, lena])).toEqual([
      { text: 'Danke ' },
      { text: '@Lena Stocker', profileId: lena.profileId },
      { text: ', ' },
      { text: '@Lena', profileId: short.profileId },
      { text: ' und @niemand' },
    ])
  })
})
