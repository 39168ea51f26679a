import { expect, test } from 'vitest'

import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 0],
  ['Kurz1!', 0],
  ['aaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['qwertzuiop', 1],
  ['abcdefgh1', 1],
  ['sommerzeit', 1],
  ['Gartentor7!', 1],
  ['Weihnachtsbaum2026!', 1],
  ['P@$$w0rdp@$$w0rd', 1],
  ['Mia Gartenmann', 1],
  ['mia.gartenmann@nordwerk.example', 1],
  ['ein Hut 7', 2],
  ['Hut ab! Rot', 3],
  ['Xk7#pQ9+vL2', 3],
  ['kopwuf-Ryxbe3-pyszoc', 4],
  ['drei kleine Hunde bellen', 4],
])('%s → %i', (password, expected) => expect(passwordStrength(password)).toBe(expected))

test('the own name is never praised, whatever stands around it', () => {
  const about = ['Mia', 'Gartenmann', 'mia.gartenmann@nordwerk.example']
  expect(passwordStrength('mia.gartenmann@nordwerk.example!', about)).toBe(1)
  expect(passwordStrength('M1@ Gartenmann hat drei Hunde', about)).toBe(4)
})
