import { randomBytes } from 'node:crypto'

import type { Tx } from '../../../db/handles.ts'
import { enqueue } from '../../../db/outbox.ts'
import { leaseCheck } from '../check.queries.ts'
import { lockFile } from '../file.queries.ts'
import { REMOVE_OBJECTS } from '../job-names.ts'
import { cleanKeys, type FileRow } from '../stored-file.ts'

export type Attempt = FileRow & { clean_prefix: string }

const LEASE_SECONDS = 90

/** One attempt of checking gets a place of its own; what an attempt that died left behind is removed. */
export async function claimCheck(tx: Tx, id: string): Promise<Attempt | null> {
  const file = await lockFile(tx, id)
  if (file?.status !== 'CHECKING') return null
  if (file.clean_prefix) await enqueue(tx, REMOVE_OBJECTS, { keys: cleanKeys(file.clean_prefix) })
  const cleanPrefix = `files/${randomBytes(16).toString('hex')}`
  await leaseCheck(tx, id, { seconds: LEASE_SECONDS, cleanPrefix })
  return { ...file, clean_prefix: cleanPrefix }
}
