// Where a profile leads to. Without zod: the form says at once what the server would refuse.
export const linkTypes = [
  'HOME',
  'GITHUB',
  'FACEBOOK',
  'INSTAGRAM',
  'TWITTER',
  'TIKTOK',
  'LINKEDIN',
  'YOUTUBE',
  'OTHER',
] as const
export type LinkType = (typeof linkTypes)[number]

const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i

/**
 * As it is kept: without a scheme it gets https://, and only the web is linked to (T47). Null: no such address. A name or
 * password in front of the host would show one place and lead to another.
 */
export function linkUrl(typed: string): string | null {
  const address = hasScheme.test(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`
  if (/[\s\p{Cc}]/u.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.username || url.password || !/[^.]\.[^.]/.test(url.hostname)) return null
  return address
}
