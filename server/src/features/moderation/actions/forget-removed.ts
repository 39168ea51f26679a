import { fileKinds } from '@werkplatz/contract/files/kinds.ts'
import { RESTORABLE_DAYS } from '@werkplatz/contract/moderation/limits.ts'

import type { Tx } from '../../../db/handles.ts'
import { removeFiles } from '../../files/actions/remove-files.ts'
import { lockAttachedFiles } from '../../files/file.queries.ts'
import { forgetKept } from '../case.queries.ts'

/** Nothing is left of what was taken away. Returns how many there were. */
export async function forgetRemoved(tx: Tx, most: number): Promise<number> {
  const ids = await forgetKept(tx, RESTORABLE_DAYS, most)
  for (const id of ids)
    await removeFiles(tx, null, await lockAttachedFiles(tx, { resource: 'report', id }, fileKinds), 'detachFile')
  return ids.length
}
