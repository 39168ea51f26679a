// How hard a password is to guess, roughly and at once while typing. The server has the last word: it knows the leaked
// ones. 0 is too short; a short sentence reaches the top without a single special character.
import { accountLimits } from '@werkplatz/contract/accounts/limits.ts'

export type Strength = 0 | 1 | 2 | 3 | 4

const kinds = [/[a-zäöü]/, /[A-ZÄÖÜ]/, /\d/, /[^\p{L}\d]/u]
const alphabet = [29, 29, 10, 33]
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertzuiopü', 'asdfghjklöä', 'yxcvbnm', 'qwertyuiop']

/** Signs that follow from the one before count little: aaa, 123, qwertz. */
function surprises(password: string): number {
  const text = password.toLowerCase()
  let count = 0
  for (let i = 0; i < text.length; i += 1) {
    const pair = text.slice(i - 1, i + 1)
    const reversed = Array.from(pair).toReversed().join('')
    const follows = i > 0 && (pair[0] === pair[1] || runs.some((run) => run.includes(pair) || run.includes(reversed)))
    count += follows ? 0.25 : 1
  }
  return count
}

export function passwordStrength(password: string): Strength {
  if (Array.from(password).length < accountLimits.passwordMin) return 0
  const size = kinds.reduce((sum, kind, i) => sum + (kind.test(password) ? alphabet[i]! : 0), 0)
  const distinct = new Set(password).size
  const bits = Math.min(surprises(password), distinct * 2) * Math.log2(Math.max(size, 2))
  // Words are easier to guess than their letters, so that letters alone need some length.
  if (bits < 36) return 1
  if (bits < 56) return 2
  return bits < 76 ? 3 : 4
}
