// The client waits for the outcome in one call, the work is done by the worker: ask its row until it says something.
import { setTimeout as pause } from 'node:timers/promises'

import type { Db } from '../../db/handles.ts'
import { Refusal, wrongField } from '../../lib/refusal.ts'
import { findFile } from './file.queries.ts'
import { messageFor } from './refusal-messages.ts'
import type { FileRow } from './stored-file.ts'

/** Below the server's own limit for a call; a longer check is asked for again. */
const PATIENCE_MS = 8_500
const FIRST_MS = 40
const LONGEST_MS = 250
const RETRY_SECONDS = 2

export async function waitForCheck(db: Db, id: string): Promise<FileRow> {
  const end = performance.now() + PATIENCE_MS
  for (let step = FIRST_MS; ; step = Math.min(step * 1.5, LONGEST_MS)) {
    const [file] = await findFile(db, { id })
    if (!file) throw new Refusal('not_found')
    if (file.status === 'READY') return file
    if (file.status === 'REFUSED') throw wrongField('id', messageFor(file.refusal))
    if (file.no_verdict_at || performance.now() + step > end) {
      throw new Refusal('file_unchecked', { retryAfter: RETRY_SECONDS })
    }
    await pause(step)
  }
}
