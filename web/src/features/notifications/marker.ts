// The one marker [[link text]] of a notification's body.
const MARKER = /\[\[([^[\]]+)\]\]/

export interface BodyParts {
  before: string
  linkText: string | null
  after: string
}

export function partsOf(body: string): BodyParts {
  const found = MARKER.exec(body)
  if (!found) return { before: body, linkText: null, after: '' }
  return {
    before: body.slice(0, found.index),
    linkText: found[1] ?? null,
    after: body.slice(found.index + found[0].length),
  }
}

/** Where nothing can be clicked the invitation to click says nothing. */
export const withoutMarker = (body: string) => body.replace(MARKER, '').trim()
