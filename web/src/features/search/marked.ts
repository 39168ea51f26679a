/** A text in pieces, every second of which is what was searched for, as it is written there. */
export function marked(text: string, words: string): string[] {
  const parts = words
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, (sign) => `\\${sign}`))
  return parts.length ? text.split(new RegExp(`(${parts.join('|')})`, 'giu')) : [text]
}
