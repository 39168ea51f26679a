// Somebody named in a text: `@[profileId]`. Stored like this, so that each reader is shown the name they may see.
// Without zod: the browser cuts texts by the same rule.

const mention = /@\[([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\]/gi

export type TextPart = { text: string } | { profileId: string }

export const mentionOf = (profileId: string) => `@[${profileId}]`

/** Everybody named, once each, in the order in which they appear. */
export const mentionedIn = (body: string): string[] => [
  ...new Set([...body.matchAll(mention)].map(([, id]) => id!.toLowerCase())),
]

/** The text in pieces: plain ones, and people. */
export function textParts(body: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const found of body.matchAll(mention)) {
    if (found.index > from) parts.push({ text: body.slice(from, found.index) })
    parts.push({ profileId: found[1]!.toLowerCase() })
    from = found.index + found[0].length
  }
  if (from < body.length) parts.push({ text: body.slice(from) })
  return parts
}
