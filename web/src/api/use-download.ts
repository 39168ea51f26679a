// A download under way, for the button that began it.
import type { Routes } from '@werkplatz/contract/routes.ts'
import type { InputOf } from '@werkplatz/contract/shared/route.ts'
import { useState } from 'react'

import type { DownloadKey } from './client.ts'
import { download, type Progress } from './download.ts'

/** idle: nothing under way. waiting: being made. A number: percent that have arrived. */
export type DownloadState = 'idle' | 'waiting' | number

const percentOf = ({ loaded, total }: Progress): DownloadState =>
  total === null ? 'waiting' : Math.min(100, Math.round((loaded / total) * 100))

/** `start` settles when the file is saved, and rejects as a call would. Leaving the page does not end it. */
export function useDownload<Key extends DownloadKey>(key: Key) {
  const [state, setState] = useState<DownloadState>('idle')
  const start = async (input: InputOf<Routes[Key]>) => {
    setState('waiting')
    try {
      return await download(key, input, { onProgress: (progress) => setState(percentOf(progress)) })
    } finally {
      setState('idle')
    }
  }
  return { state, start }
}
