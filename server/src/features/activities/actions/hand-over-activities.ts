import type { Tx } from '../../../db/handles.ts'
import { moveOpenActivities } from '../activity.queries.ts'

/** Open ones get another author, and with them the applications that wait. Drafts are nobody else's business. */
export const handOverActivities = (tx: Tx, from: string, to: string): Promise<string[]> =>
  moveOpenActivities(tx, from, to)
