// Files beside call(): the same session and errors, with how far it is. The browser saves what arrived whole; half a file
// is never saved.
import { routeTable } from '@werkplatz/contract/routes.gen.ts'
import type { Routes } from '@werkplatz/contract/routes.ts'
import type { InputOf } from '@werkplatz/contract/shared/route.ts'

import { ApiError, isApiError } from './api-error.ts'
import { buildPath, type DownloadKey } from './client.ts'
import { readAnswer } from './http.ts'
import { bearerAuthorization } from './session/authorization.ts'
import { session } from './session/session.ts'

export interface Progress {
  /** Bytes so far. */
  loaded: number
  /** Null: the server does not know beforehand. */
  total: number | null
}

export interface DownloadOptions {
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
}

/** Fetches a file and hands it to the browser to be saved; returns the name it was given. */
export async function download<Key extends DownloadKey>(
  key: Key,
  input: InputOf<Routes[Key]>,
  { onProgress, signal }: DownloadOptions = {},
): Promise<string> {
  const { method, path } = routeTable[key]
  // A file may be asked for without any input.
  const parts = (input ?? {}) as Parameters<typeof buildPath>[1]
  const token = await session.freshToken()
  try {
    const response = await fetch(`/api${buildPath(path, parts)}`, {
      method,
      headers: token ? bearerAuthorization(token) : {},
      signal: signal ?? null,
    }).catch((error: unknown) => {
      throw signal?.aborted ? error : new ApiError(0)
    })
    // A refusal is a problem like that of any other call: reading it throws.
    if (!response.ok) await readAnswer(Promise.resolve(response), signal)
    const file = await readFile(response, onProgress, signal)
    const name = fileNameOf(response.headers.get('content-disposition'))
    save(file, name)
    return name
  } catch (error) {
    if (isApiError(error, 401)) session.refused(token)
    throw error
  }
}

async function readFile(response: Response, onProgress: DownloadOptions['onProgress'], signal?: AbortSignal) {
  const length = Number(response.headers.get('content-length'))
  const total = length > 0 ? length : null
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let loaded = 0
  try {
    const reader = response.body!.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      chunks.push(part.value)
      loaded += part.value.length
      onProgress?.({ loaded, total })
    }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0)
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' })
}

/** RFC 6266: the name in full, else the one in ASCII. */
export function fileNameOf(disposition: string | null): string {
  const full = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="([^"]+)"/.exec(disposition ?? '')?.[1]
  return full ? decodeURIComponent(full) : (plain ?? 'download')
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Not at once: a slow browser has only begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
