// What lets a mail program unsubscribe for its reader without signing in (RFC 8058): it names the person and the
// settings, and nothing else can be done with it. It never expires, because mails lie around for years.
import { createHmac, timingSafeEqual } from 'node:crypto'

import { settingKeys, type SettingKey } from '@werkplatz/contract/settings/schemas.ts'

export interface Unsubscription {
  personId: string
  settings: readonly SettingKey[]
}

const ID_BYTES = 16
const MAC_BYTES = 16
const FORM = /^[\w-]{44}$/

function macOf(secret: Buffer, said: Buffer): Buffer {
  const key = createHmac('sha256', secret).update('unsubscribe token').digest()
  return createHmac('sha256', key).update(said).digest().subarray(0, MAC_BYTES)
}

export function unsubscribeToken(secret: Buffer, { personId, settings }: Unsubscription): string {
  const bits = settings.reduce((sum, key) => sum | (1 << settingKeys.indexOf(key)), 0)
  const said = Buffer.concat([Buffer.from(personId.replaceAll('-', ''), 'hex'), Buffer.from([bits])])
  return Buffer.concat([said, macOf(secret, said)]).toString('base64url')
}

/** null: not one of ours. */
export function readUnsubscribeToken(secret: Buffer, token: string): Unsubscription | null {
  if (!FORM.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const said = bytes.subarray(0, ID_BYTES + 1)
  if (!timingSafeEqual(bytes.subarray(ID_BYTES + 1), macOf(secret, said))) return null
  const hex = said.subarray(0, ID_BYTES).toString('hex')
  const bits = said[ID_BYTES]!
  return {
    personId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    settings: settingKeys.filter((_, at) => bits & (1 << at)),
  }
}
