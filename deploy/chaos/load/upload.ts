// A file on its way: a slot, the bytes into the store, the verdict. Some are infected and must never come back.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { Field } from './field.ts'
import type { Person } from './people.ts'
import { send } from './send.ts'

/** In pieces, so that no scanner takes this file for it. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-', 'TEST-FILE!$H+H*'].join('')
const TRIES = 4
const PUT_MS = 10_000

/** Its id, once it is clean. */
export async function upload(field: Field, who: Person, isInfected: boolean): Promise<string | undefined> {
  const key = randomUUID()
  const bytes = Buffer.from(isInfected ? eicar : `Grüezi mitenand, ${key}\n`)
  const facts = { mimeType: 'text/plain', fileSizeInBytes: bytes.length }
  const slot = await send<{ id: string; uploadUrl: string }>(field, {
    who,
    call: 'uploadDocument',
    writes: true,
    input: { body: { fileName: `notiz-${key}.txt`, ...facts } },
  })
  if (!slot.body || !(await put(slot.body.uploadUrl, bytes))) return
  const { id } = slot.body
  const checked = await send<{ id: string }>(field, {
    who,
    call: 'validateDocument',
    key,
    writes: true,
    thing: 'file',
    ...(isInfected && { infected: true }),
    input: { body: { id, ...facts } },
  })
  if (checked.outcome !== 'done') return
  field.known.file = id
  return id
}

/** The store may be away: the browser offers to try again. */
async function put(url: string, bytes: Buffer): Promise<boolean> {
  for (let left = TRIES; left > 0; left -= 1) {
    try {
      const response = await fetch(url, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'text/plain' },
        signal: AbortSignal.timeout(PUT_MS),
      })
      await response.arrayBuffer()
      if (response.ok) return true
    } catch {
      // Nobody there: once more.
    }
    await pause(2_000)
  }
  return false
}
