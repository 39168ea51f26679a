// People named in a text that is being written. The field shows «@Lena Stocker»; what is sent holds the profile instead.
import { mentionOf, textParts } from '@werkplatz/contract/posts/mentions.ts'

export interface Named {
  profileId: string
  name: string
}

/** As it is sent. Longer names first: «@Lena Stocker» before «@Lena». */
export function stored(text: string, named: readonly Named[]): string {
  const byLength = named.toSorted((one, other) => other.name.length - one.name.length)
  return byLength.reduce((sofar, { profileId, name }) => sofar.replaceAll(`@${name}`, mentionOf(profileId)), text)
}

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

/** The word behind an «@» that the caret stands in: what a list of people is asked for. Null: none is being written. */
export function wordAt(text: string, caret: number): { from: number; word: string } | null {
  const found = /(?:^|\s)@([\p{L}][\p{L}'’ -]{0,40})?$/u.exec(text.slice(0, caret))
  if (!found) return null
  const word = found[1] ?? ''
  // A name has two words, perhaps three; what follows is the rest of the sentence.
  if (word.split(' ').length > 3) return null
  return { from: caret - word.length - 1, word: word.trim() }
}
