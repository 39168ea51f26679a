import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockVersion } from './criteria.queries.ts'

export async function lockDraft(tx: Tx, version: number) {
  const found = await lockVersion(tx, version)
  if (!found) throw new Refusal('not_found', { version })
  if (found.is_published) throw new Refusal('status_conflict', { version, why: 'published' })
}
