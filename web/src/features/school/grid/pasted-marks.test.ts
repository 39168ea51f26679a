import { describe, expect, test } from 'vitest'

import { looksLikeTable, readPasted, takenOf } from './pasted-marks.ts'

const grades = 'Noten müssen gültige Dezimalzahlen von 1.0 bis 6.0 sein'

describe('what is pasted', () => {
  test('tabulator and semicolon, point and comma, with and without weight, a head and empty lines', () => {
    const text = 'Fach\tNote\tGewicht\nMathematik\t5,5\t0,5\r\n\r\nEnglisch;4.6\nABU;4;2'
    expect(takenOf(readPasted(text))).toEqual([
      { subject: 'Mathematik', grade: 5.5, weight: 0.5 },
      { subject: 'Englisch', grade: 4.6, weight: 1 },
      { subject: 'ABU', grade: 4, weight: 2 },
    ])
  })

  test('each line that does not fit says why, in the specified words, with its number', () => {
    const text = 'ABU\t4,25\n\t5\nSport\t5\t6\nnur ein Text\na\tb\tc\td\nDeutsch\t4.5'
    expect(readPasted(text).map(({ n, reason }) => [n, reason])).toEqual([
      [1, grades],
      [2, 'Ein Fach darf nicht leer sein'],
      [3, 'Gewichtung muss grösser als 0 und maximal 5 sein'],
      [4, 'zu wenige oder zu viele Spalten'],
      [5, 'zu wenige oder zu viele Spalten'],
      [6, undefined],
    ])
  })

  test('a single word is typed, not a table; more than 40 are not taken at once', () => {
    expect([looksLikeTable('Mathematik'), looksLikeTable('4.5\n'), looksLikeTable('a\tb')]).toEqual([
      false,
      false,
      true,
    ])
    expect(takenOf(readPasted('Deutsch\t5\n'.repeat(50)))).toHaveLength(40)
  })
})
