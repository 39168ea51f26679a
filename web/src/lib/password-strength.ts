// How hard a password is to guess, roughly and at once while typing. The server has the last word: it knows the leaked
// ones. 0 is too short; a short sentence reaches the top without a single special character.
import { emailPattern } from '@werkplatz/contract/accounts/email.ts'
import { accountLimits } from '@werkplatz/contract/accounts/limits.ts'

export type Strength = 0 | 1 | 2 | 3 | 4

const LONGEST_KNOWN = 20

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

/**
 * Known words and leaked passwords are one piece, perhaps with a year or an exclamation mark behind it, and a swapped
 * sign does not hide them. The server may know any of them, so none is called more than weak.
 */
const couldBeKnown = (password: string) => {
  if (/\S\s+\S/.test(password)) return false
  const stem = password.replace(/[\d!?.]{1,5}$/, '')
  const signs = stem.match(/[^\p{L}\d\s@$]/gu) ?? []
  return stem.length <= LONGEST_KNOWN && new Set(signs).size < 2 && (signs.length === 0 || stem.length < 16)
}

/** Two words can be somebody's name or address, three if nobody here knows who it is. */
const couldBeName = (password: string, about: readonly string[]) => {
  const words = password.trim().split(/\s+/)
  const isName = (word: string) => emailPattern.test(word) || /^[\p{L}'’.-]+$/u.test(word)
  return words.length <= (about.length > 0 ? 2 : 3) && words.every(isName)
}

const swapped: Record<string, string> = { '@': 'a', '0': 'o', '3': 'e', $: 's' }
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[@03$]/g, (sign) => swapped[sign]!)

/** Made of the person's own names and addresses: the server refuses it. */
const isOwnName = (password: string, about: readonly string[]) => {
  const words = about.flatMap((text) => [text, ...text.split(/[@.\s]+/)]).map(plain)
  const rest = words
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), plain(password))
  return rest.length < 3
}

/** `about`: names and addresses of the person. */
export function passwordStrength(password: string, about: readonly string[] = []): Strength {
  if (Array.from(password).length < accountLimits.passwordMin) return 0
  if (isOwnName(password, about) || couldBeName(password, about) || couldBeKnown(password)) return 1
  const size = kinds.reduce((sum, kind, i) => sum + (kind.test(password) ? alphabet[i]! : 0), 0)
  const distinct = new Set(password).size
  const bits = Math.min(surprises(password), distinct * 2) * Math.log2(Math.max(size, 2))
  // Words are easier to guess than their letters, so that letters alone need some length.
  if (bits < 36) return 1
  if (bits < 56) return 2
  return bits < 76 ? 3 : 4
}
