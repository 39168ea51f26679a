// What is known of the profile so far. Uploaded pictures belong to the person under the words «avatar» and «banner».
import type { Member } from '../../access/member.ts'
import type { Db } from '../../db/handles.ts'
import { listAttachedFiles } from '../files/file.queries.ts'
import type { SetupParts } from './setup.present.ts'
import { findSetup } from './setup.queries.ts'

export async function readSetup(db: Db, me: Member): Promise<SetupParts> {
  const [row, [avatar], [banner]] = await Promise.all([
    findSetup(db, me.id),
    listAttachedFiles(db, { resource: 'avatar', ids: [me.id] }),
    listAttachedFiles(db, { resource: 'banner', ids: [me.id] }),
  ])
  return { row, avatar, banner }
}
