import { fileStatus } from '@werkplatz/contract/files/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { enqueue } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { recordRefusal } from '../check.queries.ts'
import { lockFile } from '../file.queries.ts'
import { REMOVE_OBJECTS } from '../job-names.ts'
import type { FileRefusal } from '../refusal-messages.ts'

/** The bytes go at once; the row stays for a day, so that asking again gets the same answer. */
export async function refuseFile(tx: Tx, id: string, why: FileRefusal) {
  const file = await lockFile(tx, id)
  if (file?.status !== 'CHECKING') return
  await recordRefusal(tx, id, why)
  await transition(tx, fileStatus, file, 'refuse', { id: null }, { why })
  await enqueue(tx, REMOVE_OBJECTS, { keys: [file.quarantine_key] })
}
