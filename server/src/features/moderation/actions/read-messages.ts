import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { lockCase } from '../case.queries.ts'
import { listCopiedMessages } from '../read/report-read.queries.ts'

/** The copies handed in with a report. That somebody looked is on record, what they read is not. */
export async function readMessages(tx: Tx, me: Member, id: string) {
  const found = await lockCase(tx, id)
  await audit(tx, { actorId: me.id, action: 'readMessages', resource: 'report', targetId: found.id })
  return listCopiedMessages(tx, me, found.id)
}
