import { sql } from 'kysely'

import type { Db } from '../db/handles.ts'
import { prepared } from '../db/prepared.ts'
import type { MemberRow } from './member.ts'

/** The person behind a session, as long as both are active. */
export const findMember = prepared<{ sessionId: string }, MemberRow>((db, param) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select([
      'person.id',
      'person.company_id',
      'session.id as session_id',
      'person.roles',
      sql<boolean>`person.setup_at is not null`.as('setup_done'),
      'person.rights_version',
    ])
    .where('session.id', '=', param('sessionId'))
    .where('session.status', '=', 'ACTIVE')
    .where('person.status', '=', 'ACTIVE'),
)

/** The same for many sessions at once. */
export async function listMembers(db: Db, sessionIds: readonly string[]): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select person.id, person.company_id, session.id as session_id, person.roles, person.setup_at is not null as setup_done,
      person.rights_version
    from session join person on person.id = session.person_id and person.status = 'ACTIVE'
    where session.id = any(${[...sessionIds]}::uuid[]) and session.status = 'ACTIVE'
  `.execute(db)
  return rows
}

/** Of many open sessions, those still good with unchanged rights; the others' sockets are closed. */
export async function listGoodSessions(db: Db, sessions: readonly { id: string; rightsVersion: number }[]) {
  const { rows } = await sql<{ id: string }>`
    select session.id
    from unnest(${sessions.map((s) => s.id)}::uuid[], ${sessions.map((s) => s.rightsVersion)}::int[]) as open (id, version)
    join session on session.id = open.id and session.status = 'ACTIVE'
    join person on person.id = session.person_id and person.status = 'ACTIVE' and person.rights_version = open.version
  `.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** In one list: there are few, and no call asks for one by itself. */
export const listPausedCompanies = prepared<Record<string, never>, { id: string }>((db) =>
  db.selectFrom('company').select('id').where('status', '=', 'PAUSED'),
)
