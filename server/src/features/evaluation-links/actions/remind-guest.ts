import type { Tx } from '../../../db/handles.ts'
import { takeReminder } from '../due-link.queries.ts'
import { mailLink } from './mail-link.ts'

/** Once, some days before the end, with the same link. */
export async function remindGuest(tx: Tx, linkId: string) {
  const seed = await takeReminder(tx, linkId)
  if (seed) await mailLink(tx, linkId, 'guestEvaluationReminder', seed)
}
