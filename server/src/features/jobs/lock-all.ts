import type { Tx } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockDeadLetters } from './dead-letter.queries.ts'

/** Each once; one that is not there is refused with all the others. */
export async function lockAll(tx: Tx, ids: readonly string[]) {
  const wanted = new Set(ids)
  const found = await lockDeadLetters(tx, [...wanted])
  if (found.length < wanted.size) throw new Refusal('not_found', { ids })
  return found
}
