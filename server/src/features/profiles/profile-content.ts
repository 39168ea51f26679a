// What a call writes, in the words of the tables. Absent stays absent: unchanged.
import { randomUUID } from 'node:crypto'

import { linkUrl } from '@werkplatz/contract/profiles/links.ts'
import type { NewLink, ProfileLink } from '@werkplatz/contract/profiles/schemas.ts'

/** `null` empties a text. */
export const texts = <K extends string>(
  given: Readonly<Partial<Record<K, string | null | undefined>>>,
  keys: readonly K[],
): Partial<Record<K, string>> =>
  Object.fromEntries(keys.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key] ?? '']]))) as Partial<
    Record<K, string>
  >

/** A link keeps its id; one that says the id of a link that is not there gets a new one. */
export function linksColumn(links: readonly NewLink[] | null | undefined, before: readonly ProfileLink[]) {
  if (links === undefined) return {}
  const known = new Set(before.map(({ id }) => id))
  const kept = (links ?? []).map(({ id, linkType, url }) => {
    const isKnown = id !== undefined && known.delete(id)
    return { id: isKnown ? id : randomUUID(), linkType, url: linkUrl(url)! }
  })
  return { links: JSON.stringify(kept) }
}
