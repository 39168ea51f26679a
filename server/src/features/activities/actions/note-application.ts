import type { Tx } from '../../../db/open.ts'
import { stampLastApplication } from '../activity.queries.ts'

/** Somebody applied: it no longer waits among those nobody asks about. */
export async function noteApplication(tx: Tx, id: string, at: Date) {
  await stampLastApplication(tx, id, at)
}
