import { kindsOf, type FileGroup } from '@werkplatz/contract/files/kinds.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { lockLeftovers } from '../slot.queries.ts'
import { removeFiles } from './remove-files.ts'

/**
 * On leaving a form. Never takes an attached file. With the ids of a form it leaves the fresh files of another tab (T27);
 * without ids (null) all unattached files of the caller and group go.
 */
export async function cleanUpFiles(tx: Tx, me: Member, group: FileGroup, ids: readonly string[] | null) {
  await removeFiles(tx, me.id, await lockLeftovers(tx, me.id, kindsOf[group], ids), 'cleanUpFiles')
}
