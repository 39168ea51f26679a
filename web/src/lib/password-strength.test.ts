import { expect, test } from 'vitest'

import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 0],
  ['Kurz1!', 0],
  ['aaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['qwertzuiop', 1],
  ['abcdefgh1', 1],
  ['sommerzeit', 2],
  ['Gartentor7!', 3],
  ['drei kleine Hunde bellen', 4],
])('%s → %i', (password, expected) => expect(passwordStrength(password)).toBe(expected))
