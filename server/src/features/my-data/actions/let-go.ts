import { auditMove } from '../../../db/audit.ts'
import type { TableName } from '../../../db/data-rules/data-rule.ts'
import { deleteOver } from '../../../db/data-rules/run-rules.ts'
import type { Tx } from '../../../db/handles.ts'
import { removeFiles } from '../../files/actions/remove-files.ts'
import { lockFiles } from '../../files/file.queries.ts'
import { listOrphanedPapers } from '../my-data.queries.ts'

/** A portion of one table whose published period is over. Answers how many rows it was. */
export async function letGo(tx: Tx, table: TableName, now: Date, most: number): Promise<number> {
  const gone = await deleteOver(tx, table, now, most)
  if (gone === 0) return 0
  if (table === 'application')
    await removeFiles(tx, null, await lockFiles(tx, await listOrphanedPapers(tx)), 'forgetFile')
  await auditMove(tx, { actorId: null, action: 'letGo', resource: table, targetId: null, details: { rows: gone } })
  return gone
}
