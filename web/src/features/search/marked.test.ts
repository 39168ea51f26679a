import { expect, test } from 'vitest'

import { marked } from './marked.ts'

test('every second piece is a hit, in the case of the text', () => {
  expect(marked('Offene Daten der Stadt Erlenbrugg', 'st')).toEqual(['Offene Daten der ', 'St', 'adt Erlenbrugg'])
  expect(marked('Lena Stocker', 'lena st')).toEqual(['', 'Lena', ' ', 'St', 'ocker'])
})

test('signs of patterns are taken as written; without words the text is one piece', () => {
  expect(marked('C++ (Kurs)', '++')).toEqual(['C', '++', ' (Kurs)'])
  expect(marked('Kurs', ' k ')).toEqual(['Kurs'])
})
