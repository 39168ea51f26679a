import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { enqueue } from '../../../db/outbox.ts'
import { deleteFileRows } from '../file.queries.ts'
import { REMOVE_OBJECTS } from '../job-names.ts'
import { keysOf, type FileRow } from '../stored-file.ts'

type Removal = 'deleteFile' | 'detachFile' | 'cleanUpFiles' | 'sweepFiles' | 'forgetFile'

/** Rows now, objects after the commit. The caller has locked the rows. */
export async function removeFiles(tx: Tx, actorId: string | null, files: readonly FileRow[], why: Removal) {
  if (files.length === 0) return
  await deleteFileRows(
    tx,
    files.map((file) => file.id),
  )
  for (const file of files) {
    const attached = file.attached_id && { resource: file.attached_resource, id: file.attached_id }
    await audit(tx, {
      actorId,
      action: why,
      resource: 'file',
      targetId: file.id,
      fromStatus: file.status,
      details: { ownerId: file.owner_id, ...(attached && { attached }) },
    })
  }
  const keys = files.flatMap(keysOf)
  if (keys.length) await enqueue(tx, REMOVE_OBJECTS, { keys })
}
