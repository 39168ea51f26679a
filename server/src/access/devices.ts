// Devices that have signed in before. The cookie names a device by chance bits and holds, for each person who signed in
// there, a mark that only we can make; it says of nobody who they are, is stored nowhere on our side, and is worth
// nothing but a budget of its own at the login. So whoever guesses from the next desk locks nobody out (T01).
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A shared computer remembers this many people, the latest first: a cookie must stay small. */
const MAX_PEOPLE = 8
const ID_BYTES = 12
const MARK_BYTES = 16
const FORM = /^[\w-]{16}\.[\w-]{22}(\.[\w-]{22}){0,8}$/

export interface Device {
  id: string
  marks: readonly string[]
}

export interface KnownPerson {
  id: string
  /** Raised when the person wants every device forgotten. */
  deviceEpoch: number
}

export interface Devices {
  /** Undefined: not one of ours. */
  read(cookie: string | undefined): Device | undefined
  /** Has this person signed in here before? */
  knows(device: Device | undefined, person: KnownPerson): device is Device
  /** The cookie with which this device is known to this person from now on. */
  remember(device: Device | undefined, person: KnownPerson): string
}

export function devices(secret: Buffer): Devices {
  const key = createHmac('sha256', secret).update('device cookie').digest()
  const mac = (said: string) =>
    createHmac('sha256', key).update(said).digest().subarray(0, MARK_BYTES).toString('base64url')
  const markOf = (deviceId: string, { id, deviceEpoch }: KnownPerson) => mac(`person ${deviceId} ${id} ${deviceEpoch}`)
  const same = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))
  return {
    read(cookie) {
      if (!cookie || !FORM.test(cookie)) return undefined
      const [id, seal, ...marks] = cookie.split('.') as [string, string, ...string[]]
      return same(seal, mac(`device ${id}`)) ? { id, marks } : undefined
    },
    knows(device, person): device is Device {
      if (!device) return false
      const mark = markOf(device.id, person)
      return device.marks.some((one) => same(one, mark))
    },
    remember(device, person) {
      const id = device?.id ?? randomBytes(ID_BYTES).toString('base64url')
      const mark = markOf(id, person)
      const others = device?.marks.filter((one) => one !== mark) ?? []
      return [id, mac(`device ${id}`), mark, ...others].slice(0, MAX_PEOPLE + 2).join('.')
    },
  }
}
