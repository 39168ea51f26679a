// A list goes out in numbered parts. Its name is made from what it holds: whoever chooses the same file again after the
// browser was closed goes on where it stopped, and nothing of it is kept on the device.
import type { NewInvitation } from '@werkplatz/contract/invitations/schemas.ts'

/** The most of one call. */
const PART = 200

export const partsOf = (invitations: readonly NewInvitation[]): NewInvitation[][] =>
  Array.from({ length: Math.ceil(invitations.length / PART) }, (_, at) => invitations.slice(at * PART, (at + 1) * PART))

export async function importIdOf(invitations: readonly NewInvitation[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(invitations)))
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[Number.parseInt(hex[16]!, 16) % 4]!
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
