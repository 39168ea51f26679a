// The beginning of a text, for a mail: people named in it are left out, since who reads it decides what they are called.
import { textParts } from '@werkplatz/contract/posts/mentions.ts'

const LENGTH = 200

export function excerptOf(body: string): string {
  const plain = textParts(body)
    .map((part) => ('text' in part ? part.text : '@…'))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // Half a letter at the end would be none.
  return plain.length <= LENGTH ? plain : `${plain.slice(0, LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
