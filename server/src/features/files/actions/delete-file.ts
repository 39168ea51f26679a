import { kindsOf, type FileGroup } from '@werkplatz/contract/files/kinds.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/open.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockFile } from '../file.queries.ts'
import { removeFiles } from './remove-files.ts'

/** Own, or somebody else's by a moderator: the guard has asked. A document is no picture, whoever asks. */
export async function deleteFile(tx: Tx, me: Member, group: FileGroup, id: string) {
  const file = await lockFile(tx, id)
  if (!file || !kindsOf[group].includes(file.kind)) throw new Refusal('not_found')
  await removeFiles(tx, me.id, [file], 'deleteFile')
}
