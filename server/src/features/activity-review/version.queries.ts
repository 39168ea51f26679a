// What was approved, and what it is now; both in the shape of activity_version() (migration 0011).
import type { ActivityVersion } from '@werkplatz/contract/activity-review/schemas.ts'
import { sql } from 'kysely'

import type { Tx } from '../../db/handles.ts'
import { prepared } from '../../db/prepared.ts'
import { names } from '../people/person-parts.queries.ts'

export interface NamedFile {
  id: string
  name: string
}

/** Of files also the ids: a picture replaced by one of the same name has changed. */
export type Version = Omit<ActivityVersion, 'images' | 'documents'> & { images: NamedFile[]; documents: NamedFile[] }

export interface VersionsRow {
  approved: Version
  current: Version
  reviewer_id: string
  reviewer: string
  date_approved: Date
}

/** None: it was never approved. */
export const findVersions = prepared<{ id: string; companyId: string }, VersionsRow>((db, param) => ({
  compile: () =>
    sql<VersionsRow>`
      select approved_version.content as approved, activity_version(approved_version.activity_id) as current,
        approved_version.reviewer_id, ${names.full('reviewer', { companyId: param('companyId') })} as reviewer,
        approved_version.date_approved
      from approved_version join person reviewer on reviewer.id = approved_version.reviewer_id
      where approved_version.activity_id = ${param('id')}
    `.compile(db),
}))

export async function findVersion(tx: Tx, id: string): Promise<Version> {
  const { rows } = await sql<{ version: Version }>`select activity_version(${id}) as version`.execute(tx)
  return rows[0]!.version
}

/** As it is now is as it was approved. */
export async function keepApprovedVersion(tx: Tx, id: string, reviewerId: string, at?: Date) {
  await sql`
    insert into approved_version (activity_id, reviewer_id, content, date_approved)
    values (${id}, ${reviewerId}, activity_version(${id}), coalesce(${at?.toISOString() ?? null}::timestamptz, now()))
    on conflict (activity_id) do update set reviewer_id = excluded.reviewer_id, content = excluded.content,
      date_approved = excluded.date_approved
  `.execute(tx)
}
