// Before a drawing is made into pixels: nothing that runs, nothing that fetches, nothing that multiplies. Read as text on
// purpose: what an XML reader might resolve must not be there at all.
import { Refused } from './inspection.ts'

const MAX_BYTES = 1024 * 1024

const forbidden: RegExp[] = [
  /<!DOCTYPE/i,
  /<!ENTITY/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|audio|video|image|feImage|handler|listener|set|animate\w*)\b/i,
  // Event handlers, also behind a prefix.
  /[\s"'/](?:[\w-]+:)?on\w+\s*=/i,
  /javascript\s*:/i,
  /@import/i,
  /expression\s*\(/i,
  // A style sheet can spell anything with these.
  /\\/,
]

export function guardDrawing(bytes: Buffer): Buffer {
  if (bytes.length > MAX_BYTES) throw new Refused('too_heavy')
  let text: string
  try {
    // One encoding only: a second one would be a second reading of the same bytes.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refused('wrong_type')
  }
  if (!/^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^]*?-->\s*)*<(?:svg:)?svg[\s>]/.test(text)) throw new Refused('wrong_type')
  const encoding = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']+)/i.exec(text)?.[1]
  if (text.includes('\0') || (encoding && encoding.toLowerCase() !== 'utf-8')) throw new Refused('wrong_type')
  if (forbidden.some((pattern) => pattern.test(text))) throw new Refused('active_content')
  // Only the drawing's own parts may be named.
  for (const [, , value = ''] of text.matchAll(/\b(?:href|src)\s*=\s*(["'])([^]*?)\1/gi)) {
    if (!/^#[\w.-]+$/.test(value.trim())) throw new Refused('active_content')
  }
  if (/\b(?:href|src)\s*=\s*[^"'\s]/i.test(text)) throw new Refused('active_content')
  for (const [, value = ''] of text.matchAll(/url\s*\(([^)]*)/gi)) {
    if (!/^["']?#/.test(value.trim().replaceAll('&quot;', ''))) throw new Refused('active_content')
  }
  guardReuse(text)
  return bytes
}

/** Copies of copies grow without end; an honest drawing reuses a shape a few hundred times at most. */
function guardReuse(text: string) {
  const uses = text.match(/<(?:[\w-]+:)?(?:use|pattern|mask|filter|marker)\b/gi)?.length ?? 0
  if (uses > 300) throw new Refused('too_heavy')
}
