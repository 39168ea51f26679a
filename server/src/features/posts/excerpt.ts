// The beginning of a text, for a mail: people named in it are left out, since who reads it decides what they are called.
import { textParts } from '@werkplatz/contract/posts/mentions.ts'

const LENGTH = 200
const TITLE_LENGTH = 80

/** Posts have no title: the beginning of the text stands for one. */
export const titleOf = (body: string) => excerptOf(body, TITLE_LENGTH)

/** The whole of it, people left out the same way. */
export const plainOf = (body: string) =>
  textParts(body)
    .map((part) => ('text' in part ? part.text : '@…'))
    .join('')

export function excerptOf(body: string, length = LENGTH): string {
  const plain = plainOf(body).replaceAll(/\s+/g, ' ').trim()
  // Half a letter at the end would be none.
  return plain.length <= length ? plain : `${plain.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
