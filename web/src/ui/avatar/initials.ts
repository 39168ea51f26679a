/** First letters of the first and the last word: «Lea Brunner» → LB, «Handelswerk AG» → HA, «Nordmatt» → N. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0]
  const last = words.length > 1 ? words[words.length - 1] : undefined
  return [first, last].map(firstLetter).join('').toLocaleUpperCase('de-CH')
}

const firstLetter = (word: string | undefined) => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? ''
