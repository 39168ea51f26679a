import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { lockApplication, stampSeen, type ApplicationFacts } from '../application.queries.ts'

/** Who decides has opened it: the applicant's timeline says so. The first time counts; a repeat changes nothing. */
export async function noteApplicationSeen(tx: Tx, me: Member, id: string, now: Date) {
  const application = await lockApplication(tx, id)
  if (application?.status === 'PENDING') await seeApplication(tx, me, application, now)
}

/** The same for a row that is locked already. */
export async function seeApplication(tx: Tx, me: Member, { id, seen_at: seenAt }: ApplicationFacts, now: Date) {
  if (!seenAt) await stampSeen(tx, 'application', id, me.id, now)
}
