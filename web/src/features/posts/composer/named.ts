// People named in a text that is being written. The field shows «@Lena Stocker»; what is sent holds the profile instead.
import { mentionOf, textParts } from '@werkplatz/contract/posts/mentions.ts'

export interface Named {
  profileId: string
  name: string
}

export interface NamedPart {
  text: string
  /** Set: this part names a person. */
  profileId?: string
}

/** Splits a text at the names in it. Longer names first («@Lena Stocker» before «@Lena»), and whole words only. */
export function namedParts(text: string, named: readonly Named[]): NamedPart[] {
  const byLength = named.toSorted((one, other) => other.name.length - one.name.length)
  const parts: NamedPart[] = []
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const found = byLength.find(({ name }) => startsWithName(text, at, name))
    if (!found) continue
    const end = at + 1 + found.name.length
    if (at > from) parts.push({ text: text.slice(from, at) })
    parts.push({ text: text.slice(at, end), profileId: found.profileId })
    from = end
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts
}

const startsWithName = (text: string, at: number, name: string) =>
  text.startsWith(name, at + 1) && !/^[\p{L}\p{N}]/u.test(text.slice(at + 1 + name.length))

/** As it is sent. */
export const stored = (text: string, named: readonly Named[]): string =>
  namedParts(text, named)
    .map((part) => (part.profileId ? mentionOf(part.profileId) : part.text))
    .join('')

/** As it is written. Whoever is gone keeps the mark, so that saving changes nothing about it. */
export function shownText(body: string, named: readonly Named[]): string {
  const names = new Map(named.map(({ profileId, name }) => [profileId, name]))
  return textParts(body)
    .map((part) => {
      if ('text' in part) return part.text
      const name = names.get(part.profileId)
      return name ? `@${name}` : mentionOf(part.profileId)
    })
    .join('')
}

/** The word after an «@» that is being typed at the caret: the list of people searches for it. Null: none, or already chosen. */
export function wordAt(text: string, caret: number, named: readonly Named[]): { from: number; word: string } | null {
  const found = /(?:^|\s)@([\p{L}][\p{L}'’ -]{0,40})?$/u.exec(text.slice(0, caret))
  if (!found) return null
  const word = found[1] ?? ''
  // A name has two words, perhaps three; what follows is the rest of the sentence.
  if (word.split(' ').length > 3) return null
  const from = caret - word.length - 1
  const isChosen = named.some(({ name }) => caret > from + name.length && startsWithName(text, from, name))
  return isChosen ? null : { from, word: word.trim() }
}
