// Addresses for reading are remembered for their minute; what they promise must not depend on it.
import { ADDRESS_SECONDS } from '@werkplatz/contract/files/kinds.ts'
import { expect, test } from 'vitest'

import { movableClock } from '../../../test/clock.ts'
import { storageAddresses } from '../storage-addresses.ts'

const options = {
  endpoint: 'http://127.0.0.1:9',
  region: 'us-east-1',
  accessKeyId: 'a',
  secretAccessKey: 'b',
  bucket: 'c',
  publicUrl: 'http://127.0.0.1:8',
}
const inline = { type: 'image/webp', disposition: 'inline' }
const noon = () => movableClock(new Date('2026-03-02T11:00:30Z'))

/** Seconds until the store refuses the address. */
function secondsLeft(address: string, now: Date): number {
  const query = new URL(address).searchParams
  const [, year, month, day, hour, minute, second] = /^(\d{4})(..)(..)T(..)(..)(..)Z$/.exec(query.get('X-Amz-Date')!)!
  const signed = Date.UTC(+year!, +month! - 1, +day!, +hour!, +minute!, +second!)
  return Number(query.get('X-Amz-Expires')) - (now.getTime() - signed) / 1000
}

test('a remembered address is the one that would be signed now', () => {
  const clock = noon()
  const long = storageAddresses(options, clock)
  for (let i = 0; i < 130; i += 1) {
    expect(long.get('files/x/thumb', inline)).toBe(storageAddresses(options, clock).get('files/x/thumb', inline))
    clock.add(1)
  }
})

test('it is good for four minutes more at least, whenever it is asked for', () => {
  const clock = noon()
  const addresses = storageAddresses(options, clock)
  for (let i = 0; i < 130; i += 1) {
    const left = secondsLeft(addresses.get('files/x/thumb', inline), clock.now())
    expect(left).toBeGreaterThan(ADDRESS_SECONDS - 60)
    expect(left).toBeLessThanOrEqual(ADDRESS_SECONDS)
    clock.add(1)
  }
})

test('another file, another type or another name is another address', () => {
  const addresses = storageAddresses(options, noon())
  const made = [
    addresses.get('files/x/thumb', inline),
    addresses.get('files/y/thumb', inline),
    addresses.get('files/x/thumb', { ...inline, type: 'image/png' }),
    addresses.get('files/x/thumb', { ...inline, disposition: 'attachment' }),
  ]
  expect(new Set([...made, ...made]).size).toBe(4)
})

test('an address for an upload is never a remembered one', () => {
  const clock = noon()
  const addresses = storageAddresses(options, clock)
  const first = addresses.put('quarantine/x', { type: 'image/png', size: 9 })
  clock.add(1)
  expect(addresses.put('quarantine/x', { type: 'image/png', size: 9 })).not.toBe(first)
})
