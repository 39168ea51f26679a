import { fileKinds } from '@werkplatz/contract/files/kinds.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { lockAttachedFiles } from '../file.queries.ts'
import type { AttachTarget } from '../may-attach.ts'
import { removeFiles } from './remove-files.ts'

/** The thing is gone for good: so are its files. */
export async function detachFiles(tx: Tx, me: Member, target: AttachTarget) {
  await removeFiles(tx, me.id, await lockAttachedFiles(tx, target, fileKinds), 'detachFile')
}
