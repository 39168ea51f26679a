// A stored file as the answer of a call: for the few calls that must answer the file itself instead of its address.
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

import { Refusal } from '../lib/refusal.ts'

/** By a short-lived address of our own; read as fast as the client takes it. Null: it is gone. */
export async function openStored(address: string, signal?: AbortSignal): Promise<Readable | null> {
  const response = await fetch(address, { redirect: 'error', ...(signal && { signal }) }).catch((error: unknown) => {
    throw new Refusal('unavailable', { retryAfter: 5, cause: error })
  })
  if (response.ok && response.body) return Readable.fromWeb(response.body as ReadableStream)
  await response.body?.cancel()
  if (response.status === 404) return null
  throw new Refusal('unavailable', { retryAfter: 5, status: response.status })
}
