// Passwords that everybody tries first are refused. The list is offline: about 18,000 leaked passwords of eight
// characters and more (shorter ones are refused anyway), and what is near at hand here.
import leaked from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

import { Refusal } from '../lib/refusal.ts'

const nearAtHand = [
  'werkplatz',
  'werkplatz1',
  'marktplatz',
  'berufsbildung',
  'lehrling',
  'lernende',
  'lehrstelle',
  'passwort',
  'geheimnis',
  'hallohallo',
  'ichliebedich',
  'schweiz1',
  'schweiz123',
  'fussball',
  'sommer2026',
  'winter2026',
]

/** Capital letters and a few swapped signs do not make a known word a good password. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('@', 'a')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('$', 's')

const common = new Set([...leaked, ...nearAtHand].filter((one) => one.length >= 8).map(plain))

const COMMON = 'Dieses Passwort ist zu verbreitet. Wähle ein anderes, zum Beispiel einen kurzen Satz.'
const OWN_NAME = 'Das Passwort darf nicht aus deinem Namen oder deiner Mailadresse bestehen.'
const REPEATED = 'Das Passwort besteht fast nur aus demselben Zeichen. Wähle ein anderes.'

/** `about`: names and addresses of the person. */
export function passwordProblems(password: string, about: readonly string[]): string[] {
  if (common.has(plain(password)) || common.has(plain(password).replace(/[\d!?.]+$/, ''))) return [COMMON]
  if (new Set(password).size < 3) return [REPEATED]
  const words = about.flatMap((text) => [text, ...text.split(/[@.\s]+/)]).map(plain)
  const rest = words
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), plain(password))
  return rest.length < 3 ? [OWN_NAME] : []
}

export function guardPassword(password: string, about: readonly string[]) {
  const sentences = passwordProblems(password, about)
  if (sentences.length) throw new Refusal('bad_input', { sentences })
}
