// From what a person typed to a tsquery. Every word must be found: as the beginning of a word, by its stem, and, when
// nobody ever wrote it, as one of the words that look like it. Beginnings are looked up in the vocabulary: asking the
// index for them is slow once there are millions of activities.
import type { Db } from '../../../db/open.ts'
import { findWords, type WordRow } from './activity-search.queries.ts'

const MAX_WORDS = 8
const NOT_A_WORD = /[^\p{L}\p{N}]+/u

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('\u00df', 'ss')
const spelled = (text: string) => plain(text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))

/** Both ways in which an umlaut is written; the same twice for a word without. */
export function wordsOf(typed: string): [spelled: string, plain: string][] {
  const words = typed.normalize('NFC').toLowerCase().split(NOT_A_WORD).filter(Boolean)
  return [...new Set(words)].slice(0, MAX_WORDS).map((word) => [spelled(word), plain(word)])
}

/** Letters and digits only, so that a lexeme needs no escaping. */
const lexeme = (word: string) => `'${word.replaceAll(/[^\p{L}\p{N}]/gu, '')}'`

/** '' when nothing was asked for; null when only words that say nothing were. */
export async function searchWords(db: Db, typed: string): Promise<string | null> {
  const words = wordsOf(typed)
  if (words.length === 0) return typed === '' ? '' : null
  const rows = await findWords(db, { words: [...new Set(words.flat())] })
  const byWord = new Map(rows.map((row) => [row.asked, row]))
  const parts = words.flatMap((forms) => {
    const found = forms.map((form) => byWord.get(form)!)
    return found.every((row) => row.stems.length === 0) ? [] : [`(${alternatives(found).join(' | ')})`]
  })
  return parts.length ? parts.join(' & ') : null
}

function alternatives(rows: readonly WordRow[]): string[] {
  const isKnown = rows.some((row) => row.continued.length > 0)
  const found = rows.flatMap(({ asked, stems, continued, alike }) =>
    [asked, ...stems, ...continued, ...(isKnown ? [] : alike)].map(lexeme),
  )
  return [...new Set(found)]
}
