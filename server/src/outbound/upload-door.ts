// Every address of the store is signed for exactly so many bytes. A client that asked for a slot without saying how many
// gets an address of ours instead: there it has to say (Content-Length), and is sent on to an address for just that.
import { createHmac, timingSafeEqual } from 'node:crypto'

import { ADDRESS_SECONDS } from '@werkplatz/contract/files/kinds.ts'

import type { Clock } from '../lib/clock.ts'

/** What the slip in the address says; nothing is stored. */
interface Slip {
  key: string
  type: string
  /** The largest file of its kind. */
  max: number
  until: number
}

export interface UploadDoor {
  addressOf(slot: { key: string; type: string; max: number }): string
  /** Where these very bytes may be put. `unknown`: the slip is not ours, no longer good, or for another type. */
  open(slip: string, bytes: { type: string; size: number }): Opened
}

export type Opened = { to: string } | { why: 'unknown' | 'too_large' }

export const DOOR_PATH = '/api/uploads'

export interface DoorOptions {
  publicUrl: string
  secret: string
  put: (key: string, terms: { type: string; size: number }) => string
}

export function uploadDoor({ publicUrl, secret, put }: DoorOptions, clock: Clock): UploadDoor {
  const macOf = (text: string) => createHmac('sha256', `upload door ${secret}`).update(text).digest()
  const read = (slip: string): Slip | null => {
    const [text = '', mac = ''] = slip.split('.')
    const [given, right] = [Buffer.from(mac, 'base64url'), macOf(text)]
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Slip
  }
  return {
    addressOf(slot) {
      const until = clock.now().getTime() + ADDRESS_SECONDS * 1_000
      const text = Buffer.from(JSON.stringify({ ...slot, until } satisfies Slip)).toString('base64url')
      return `${publicUrl}${DOOR_PATH}?slot=${text}.${macOf(text).toString('base64url')}`
    },
    open(slip, { type, size }) {
      const slot = read(slip)
      if (!slot || slot.until < clock.now().getTime() || slot.type !== type) return { why: 'unknown' }
      return size > slot.max ? { why: 'too_large' } : { to: put(slot.key, { type, size }) }
    },
  }
}
