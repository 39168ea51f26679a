// The strength meter and the server's list never meet in the product; here they do: what the one praises, the other takes.
import { createRequire } from 'node:module'

import { expect, test } from 'vitest'

import { passwordProblems } from '../server/src/access/password-rules.ts'
import { passwordStrength } from '../web/src/lib/password-strength.ts'

const MIDDLING = 2
const GOOD = 3
const leaked = createRequire(import.meta.resolve('../server/package.json'))(
  '@zxcvbn-ts/language-common/src/passwords.json',
) as string[]
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const swapped = (word: string) =>
  word.replaceAll('a', '@').replaceAll('o', '0').replaceAll('e', '3').replaceAll('s', '$')
const disguises = (word: string) => [
  word,
  capital(word),
  swapped(capital(word)),
  `${capital(word)}2026!`,
  `${swapped(word)}1974?`,
]

test('nothing the server refuses is called more than weak, however it is disguised', () => {
  const words = [...leaked, 'werkplatz', 'marktplatz', 'berufsbildung', 'ichliebedich']
  const praised = words.flatMap(disguises).filter((one) => passwordStrength(one) >= MIDDLING)
  expect(praised.filter((one) => passwordProblems(one, []).length > 0)).toEqual([])
})

test('a name or address the page does not know is not praised either', () => {
  const about = ['Anna Maria', 'Gartenmann', 'anna.gartenmann@nordwerk.example']
  for (const one of ['Anna Maria Gartenmann', 'gartenmann nordwerk', 'Anna.Gartenmann@nordwerk.example']) {
    expect(passwordProblems(one, about), one).not.toEqual([])
    expect(passwordStrength(one), one).toBeLessThan(MIDDLING)
  }
})

test('what is called good, the server takes', () => {
  for (const one of ['drei kleine Hunde bellen', 'Hut ab! Rot', 'Xk7#pQ9+vL2']) {
    expect(passwordStrength(one), one).toBeGreaterThanOrEqual(GOOD)
    expect(passwordProblems(one, ['Lea', 'Meier', 'lea.meier@nordwerk.example'])).toEqual([])
  }
})
