import { sessionStatus } from '@werkplatz/contract/accounts/status.ts'

import type { Tx } from '../../../db/handles.ts'
import { announceAll } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { stampSessionsEnd } from '../account.queries.ts'

export type EndVerb = keyof typeof sessionStatus.verbs

interface OpenSession {
  id: string
  person_id: string
  status: 'ACTIVE' | 'ENDED'
}

/** Ends sessions for good: their tokens stop working and their live connections are closed on every node. */
export async function endSessions(tx: Tx, sessions: readonly OpenSession[], verb: EndVerb, actorId: string | null) {
  if (sessions.length === 0) return
  for (const session of sessions) await transition(tx, sessionStatus, session, verb, { id: actorId })
  await stampSessionsEnd(
    tx,
    sessions.map(({ id }) => id),
  )
  await announceAll(
    tx,
    'session.ended',
    sessions.map(({ id, person_id }) => ({ sessionId: id, personId: person_id, reason: verb })),
  )
}

export const endSession = (tx: Tx, session: OpenSession, verb: EndVerb, actorId: string | null) =>
  endSessions(tx, [session], verb, actorId)
