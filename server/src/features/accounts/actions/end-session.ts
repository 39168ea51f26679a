import { sessionStatus } from '@werkplatz/contract/accounts/status.ts'

import type { Tx } from '../../../db/open.ts'
import { announce } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { stampSessionEnd } from '../account.queries.ts'

export type EndVerb = keyof typeof sessionStatus.verbs

/** Ends a session for good: its tokens stop working and its live connections are closed on every node. */
export async function endSession(
  tx: Tx,
  session: { id: string; person_id: string; status: 'ACTIVE' | 'ENDED' },
  verb: EndVerb,
  actorId: string | null,
) {
  await transition(tx, sessionStatus, session, verb, { id: actorId })
  await stampSessionEnd(tx, session.id)
  await announce(tx, 'session.ended', { sessionId: session.id, personId: session.person_id, reason: verb })
}
