import { fileKinds } from '@werkplatz/contract/files/kinds.ts'
import { RESTORABLE_DAYS } from '@werkplatz/contract/moderation/limits.ts'

import type { Tx } from '../../../db/handles.ts'
import { removeFiles } from '../../files/actions/remove-files.ts'
import { lockAttachedFiles } from '../../files/file.queries.ts'
import { forgetKept } from '../case.queries.ts'
import { deleteOldRemovals } from '../removal.queries.ts'

/** Forgets what can no longer be brought back. Returns how many there were of the larger kind. */
export async function forgetRemoved(tx: Tx, most: number): Promise<number> {
  const ids = await forgetKept(tx, RESTORABLE_DAYS, most)
  for (const id of ids)
    await removeFiles(tx, null, await lockAttachedFiles(tx, { resource: 'report', id }, fileKinds), 'detachFile')
  return Math.max(ids.length, await deleteOldRemovals(tx, most))
}
