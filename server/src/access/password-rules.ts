// Passwords that everybody tries first are refused. The list is offline: about 18,000 leaked passwords of eight
// characters and more (shorter ones are refused anyway), and what is near at hand here.
import leaked from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

import { Refusal } from '../lib/refusal.ts'

const nearAtHand = `
  werkplatz marktplatz berufsbildung lehrling lernende lehrstelle lehrbetrieb passwort geheim geheimnis hallo hallohallo
  willkommen ichliebedich schweiz zürich zuerich basel bern luzern fussball sommer winter frühling herbst qwertz
  qwertzuiop asdfgh yxcvbnm
`
  .trim()
  .split(/\s+/)

/** Capital letters and a few swapped signs do not make a known word a good password. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('@', 'a')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('$', 's')

const known = [...leaked, ...nearAtHand]
const common = new Set(known.filter((one) => one.length >= 8).map(plain))
/** A known word with a year or an exclamation mark behind it is the second thing everybody tries. */
const stems = new Set(known.filter((one) => /^\p{L}{4,}$/u.test(one)).map(plain))
const isCommon = (password: string) =>
  common.has(plain(password)) || stems.has(plain(password.replace(/[\d!?.]{1,5}$/, '')))

const COMMON = 'Dieses Passwort ist zu verbreitet. Wähle ein anderes, zum Beispiel einen kurzen Satz.'
const OWN_NAME = 'Das Passwort darf nicht aus deinem Namen oder deiner Mailadresse bestehen.'
const REPEATED = 'Das Passwort besteht fast nur aus demselben Zeichen. Wähle ein anderes.'

/** `about`: names and addresses of the person. */
export function passwordProblems(password: string, about: readonly string[]): string[] {
  if (isCommon(password)) return [COMMON]
  if (new Set(password).size < 3) return [REPEATED]
  const words = about.flatMap((text) => [text, ...text.split(/[@.\s]+/)]).map(plain)
  const rest = words
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), plain(password))
  return rest.length < 3 ? [OWN_NAME] : []
}

/** `path`: what the call names it. */
export function guardPassword(password: string, about: readonly string[], path = 'password') {
  const fields = passwordProblems(password, about).map((sentence) => ({ path, sentence }))
  if (fields.length > 0) throw new Refusal('bad_input', { fields })
}
