import { fileKinds } from '@werkplatz/contract/files/kinds.ts'

import type { Tx } from '../../../db/handles.ts'
import { removeFiles } from '../../files/actions/remove-files.ts'
import { lockAttachedFiles } from '../../files/file.queries.ts'
import { deleteRows, lockErasable } from '../post.queries.ts'

/** How long what was taken away can be brought back. */
export const ERASED_AFTER_DAYS = 90

/** Nothing is left of it, nor of what hung on it. Returns how many there were. */
export async function eraseHidden(tx: Tx, table: 'post' | 'comment', most: number): Promise<number> {
  const ids = await lockErasable(tx, table, ERASED_AFTER_DAYS, most)
  for (const id of table === 'post' ? ids : [])
    await removeFiles(tx, null, await lockAttachedFiles(tx, { resource: 'post', id }, fileKinds), 'detachFile')
  await deleteRows(tx, table, ids)
  return ids.length
}
