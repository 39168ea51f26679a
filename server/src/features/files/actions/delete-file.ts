import { kindsOf, type FileGroup } from '@werkplatz/contract/files/kinds.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { FileHolders } from '../../../plugs/file-holders.ts'
import { findHolding, lockFile } from '../file.queries.ts'
import { removeFiles } from './remove-files.ts'

/** Own, or somebody else's by a moderator: the guard has asked. A document is no picture, whoever asks. */
export async function deleteFile(tx: Tx, me: Member, holders: FileHolders, group: FileGroup, id: string) {
  // The thing is locked before its files, as saving it does.
  await askHolder(tx, me, holders, id)
  const file = await lockFile(tx, id)
  if (!file || !kindsOf[group].includes(file.kind)) throw new Refusal('not_found')
  await removeFiles(tx, me.id, [file], 'deleteFile')
}

async function askHolder(tx: Tx, me: Member, holders: FileHolders, id: string) {
  const file = await findHolding(tx, id)
  if (!file?.attached_resource || !file.attached_id) return
  const holder = holders[file.attached_resource]
  if (!holder) throw new Error(`${file.attached_resource} does not say when its files may go`)
  await holder(tx, me, { id: file.attached_id, kind: file.kind, isModeration: file.owner_id !== me.id })
}
