// The name under which a file is saved (RFC 6266): in ASCII for whoever reads no more than that, and as it is.
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', '\u00df': 'ss' }

const ascii = (name: string) =>
  name
    .replaceAll(/[äöüÄÖÜ\u00df]/g, (letter) => umlauts[letter]!)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w. -]/gu, '_')

const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

export const contentDisposition = (name: string) =>
  `attachment; filename="${ascii(name)}"; filename*=UTF-8''${encoded(name)}`

const LONGEST = 120
const LONGEST_PLAIN = 60

/** A name in an archive: letters, digits and hyphens, whatever somebody is called. */
export const plainName = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_PLAIN)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replaceAll(/^-+|-+$/g, '') || 'ohne-Namen'

/** What somebody wrote, as part of a file's name: nothing that a file system or an archive reads as more than a name. */
export function nameable(text: string): string {
  const kept = text
    .normalize('NFC')
    .replaceAll(/[\p{C}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  // A character may be several units long; half of one would be no name.
  return (
    kept
      .slice(0, LONGEST)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() || 'ohne-Namen'
  )
}
