// Short-lived addresses for browsers, signed here without asking anybody (AWS Signature 4, query form). Our own because
// a list shows dozens of pictures: 20 µs an address instead of the SDK's 800 µs on the event loop.
import { createHash, createHmac } from 'node:crypto'

import { ADDRESS_SECONDS } from '@werkplatz/contract/files/kinds.ts'

import type { Clock } from '../lib/clock.ts'
import { rememberedByMinute } from '../lib/remembered-by-minute.ts'
import { uploadDoor, type UploadDoor } from './upload-door.ts'

export interface StorageOptions {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  bucket: string
}

export interface AddressOptions extends StorageOptions {
  /** Our own address, for clients that have to say a size first (upload-door.ts). */
  publicUrl: string
}

/** The store takes this type and exactly so many bytes: no address is ever signed without a size (T37). */
export interface PutTerms {
  type: string
  size: number
}

export interface StorageAddresses {
  /** For one upload, five minutes, only with this type and this length. */
  put(key: string, terms: PutTerms): string
  /** For one upload whose length is not known yet. */
  door: UploadDoor
  /** For reading, five minutes at most. The same address within a minute, so that browsers can keep the picture. */
  get(key: string, serve: { type: string; disposition: string }): string
}

const ALGORITHM = 'AWS4-HMAC-SHA256'
/** About 6 MB. More pictures than that are not shown in a minute. */
const MOST_REMEMBERED = 10_000

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const hex = (text: string) => createHash('sha256').update(text).digest('hex')
const escaped = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

export function storageAddresses(options: AddressOptions, clock: Clock): StorageAddresses {
  const { host, origin } = new URL(options.endpoint)
  let dayKey: { day: string; key: Buffer } | undefined

  const keyOf = (day: string) => {
    if (dayKey?.day !== day) {
      const steps = [day, options.region, 's3', 'aws4_request']
      dayKey = { day, key: steps.reduce<string | Buffer>(hmac, `AWS4${options.secretAccessKey}`) as Buffer }
    }
    return dayKey.key
  }

  const sign = (
    method: 'GET' | 'PUT',
    key: string,
    at: Date,
    headers: Record<string, string>,
    query: Record<string, string>,
  ) => {
    const time = at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
    const day = time.slice(0, 8)
    const scope = `${day}/${options.region}/s3/aws4_request`
    const signed = Object.entries({ ...headers, host }).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const names = signed.map(([name]) => name).join(';')
    const parameters = Object.entries({
      ...query,
      'X-Amz-Algorithm': ALGORITHM,
      'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD',
      'X-Amz-Credential': `${options.accessKeyId}/${scope}`,
      'X-Amz-Date': time,
      'X-Amz-Expires': String(ADDRESS_SECONDS),
      'X-Amz-SignedHeaders': names,
    })
      .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
      .toSorted()
      .join('&')
    const path = `/${escaped(options.bucket)}/${key.split('/').map(escaped).join('/')}`
    const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('')
    const canonical = `${method}\n${path}\n${parameters}\n${lines}\n${names}\nUNSIGNED-PAYLOAD`
    const signature = hmac(keyOf(day), `${ALGORITHM}\n${time}\n${scope}\n${hex(canonical)}`).toString('hex')
    return `${origin}${path}?${parameters}&X-Amz-Signature=${signature}`
  }

  const put = (key: string, { type, size }: PutTerms) =>
    sign('PUT', key, clock.now(), { 'content-type': type, 'content-length': String(size) }, {})

  // Twenty microseconds each, and who is on one page is on the next.
  const recall = rememberedByMinute(clock, MOST_REMEMBERED)

  return {
    put,
    door: uploadDoor({ publicUrl: options.publicUrl, secret: options.secretAccessKey, put }, clock),
    get: (key, { type, disposition }) =>
      recall(`${key}\n${type}\n${disposition}`, (minute) =>
        sign('GET', key, minute, {}, { 'response-content-disposition': disposition, 'response-content-type': type }),
      ),
  }
}
