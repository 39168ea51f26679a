import type { Db } from '../../db/handles.ts'
import type { StoreClaim } from '../../plugs/store-claims.ts'
import { exportBehind, keyOfExport } from './export.present.ts'
import { listStoredExports } from './export.queries.ts'

/** Files of exports that can be fetched. What nobody can fetch any more goes by itself (expire-exports). */
export async function listExportClaims(db: Db, after: string, size: number): Promise<StoreClaim[]> {
  const behind = exportBehind(after)
  if (behind === null) return []
  const rows = await listStoredExports(db, behind, size)
  return rows.map(({ id }) => ({ key: keyOfExport(id), table: 'export', id }))
}
