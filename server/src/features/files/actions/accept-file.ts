import { fileStatus } from '@werkplatz/contract/files/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { enqueue } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { recordClean, type CheckedFacts } from '../check.queries.ts'
import { lockFile } from '../file.queries.ts'
import { REMOVE_OBJECTS } from '../job-names.ts'
import { cleanKeys } from '../stored-file.ts'
import type { Attempt } from './claim-check.ts'

/** The clean copies are in place: serve them, and forget what the browser had put. */
export async function acceptFile(tx: Tx, attempt: Attempt, facts: CheckedFacts) {
  const file = await lockFile(tx, attempt.id)
  // Deleted meanwhile, or another attempt was faster: these copies are nobody's.
  if (file?.status !== 'CHECKING' || file.clean_prefix !== attempt.clean_prefix) {
    await enqueue(tx, REMOVE_OBJECTS, { keys: cleanKeys(attempt.clean_prefix) })
    return
  }
  await recordClean(tx, file.id, facts)
  await transition(tx, fileStatus, file, 'accept', { id: null })
  await enqueue(tx, REMOVE_OBJECTS, { keys: [file.quarantine_key] })
}
