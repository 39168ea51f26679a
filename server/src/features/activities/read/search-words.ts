// From what a person typed to a tsquery. Every word must be found: as the beginning of a word, by its stem, and, when
// nobody ever wrote it, as one of the words that look like it. Beginnings are looked up in the vocabulary: asking the
// index for them is slow once there are millions of activities. Whoever offers an activity stands in its document by id:
// a word that begins a name of a company or of an author finds theirs.
import type { Member } from '../../../access/member.ts'
import type { Db } from '../../../db/handles.ts'
import { listCompaniesByWords } from '../../companies/company.queries.ts'
import { listAuthorsByWords } from '../../people/person.queries.ts'
import { findWords, type WordRow } from './activity-search.queries.ts'

const MAX_WORDS = 8
const NOT_A_WORD = /[^\p{L}\p{N}]+/u

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('\u00df', 'ss')
const spelled = (text: string) => plain(text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))

/** Both ways in which an umlaut is written, the same twice for a word without; and the word as typed. */
export function wordsOf(typed: string): [spelled: string, plain: string, typed: string][] {
  const words = typed.normalize('NFC').toLowerCase().split(NOT_A_WORD).filter(Boolean)
  return [...new Set(words)].slice(0, MAX_WORDS).map((word) => [spelled(word), plain(word), word])
}

/** Letters and digits only, so that a lexeme needs no escaping. */
const lexeme = (word: string) => `'${word.replaceAll(/[^\p{L}\p{N}]/gu, '')}'`

/**
 * Words without meaning («und», «für») are ignored; if nothing is left they are looked for as they are. '' when nothing
 * was asked for; null when no word was.
 */
export async function searchWords(db: Db, me: Member, typed: string): Promise<string | null> {
  const words = wordsOf(typed)
  if (words.length === 0) return typed === '' ? '' : null
  const forms = [...new Set(words.flat())]
  const [rows, offering] = await Promise.all([findWords(db, { words: forms }), offeringOf(db, me, words)])
  const byWord = new Map(rows.map((row) => [row.asked, row]))
  const parts = words.map(([spelled, plain, asTyped]) => {
    const forms = [spelled, plain]
    const found = forms.map((form) => byWord.get(form)!)
    const offered = forms.flatMap((form) => offering.get(form) ?? [])
    return {
      // The list of German words without meaning has them with their umlauts.
      isMute: offered.length === 0 && byWord.get(asTyped)!.stems.length === 0,
      words: `(${[...new Set([...offered, ...alternatives(found, offered.length > 0)])].join(' | ')})`,
    }
  })
  const telling = parts.filter(({ isMute }) => !isMute)
  return (telling.length ? telling : parts).map(({ words }) => words).join(' & ')
}

/** Two letters begin half of all names. */
const SHORTEST_NAME = 3

/** Word → lexemes of the companies and authors whose name has a word that begins so, as far as the reader may know it. */
async function offeringOf(db: Db, me: Member, typed: [string, string, string][]): Promise<Map<string, string[]>> {
  const long = typed.filter(([spelled]) => spelled.length >= SHORTEST_NAME)
  const forms = [...new Set(long.flatMap(([spelled, plain]) => [spelled, plain]))]
  const asked = { words: forms, spelled: long.map(([spelled]) => spelled) }
  if (forms.length === 0) return new Map()
  const [companies, authors] = await Promise.all([listCompaniesByWords(db, asked), listAuthorsByWords(db, me, asked)])
  const marks = [
    ...companies.flatMap(({ id, words }) => words.map((word) => [word, `of${id}`] as const)),
    ...authors.flatMap(({ id, words }) => words.map((word) => [word, `by${id}`] as const)),
  ]
  return new Map(
    forms.map((form) => [form, marks.filter(([word]) => word === form).map(([, mark]) => lexeme(mark))] as const),
  )
}

/** A word that somebody wrote, or that begins a name, is not taken for a mistyped one. */
function alternatives(rows: readonly WordRow[], isName: boolean): string[] {
  const isKnown = isName || rows.some((row) => row.continued.length > 0)
  return rows.flatMap(({ asked, stems, continued, alike }) =>
    [asked, ...stems, ...continued, ...(isKnown ? [] : alike)].map(lexeme),
  )
}
