// What was approved, and what it is now: the reviewed fields of an activity and its files.
import { columnOf } from '@werkplatz/contract/activities/fields.ts'
import { reviewedFields, type ReviewedField } from '@werkplatz/contract/activity-review/fields.ts'
import type { ActivityVersion } from '@werkplatz/contract/activity-review/schemas.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Tx } from '../../db/handles.ts'
import { prepared } from '../../db/prepared.ts'
import { names } from '../people/person-parts.queries.ts'

export interface NamedFile {
  id: string
  name: string
}

/** Files by id, because a picture replaced by one of the same name has changed; the sector also by id, for filters. */
export type Version = Omit<ActivityVersion, 'images' | 'documents'> & {
  images: NamedFile[]
  documents: NamedFile[]
  workSectorId: string | null
}

export interface VersionsRow {
  approved: Version
  current: Version
  reviewer_id: string
  reviewer: string
  date_approved: Date
}

/** Two dates make a project, whatever the author chose; without a choice it is a task. */
const kind = sql`case when activity.date_start is not null and activity.date_end is not null then 'PROJECT'
    else coalesce(activity.meant_as, 'TASK') end`

/** All other reviewed fields are the column of that name. */
const worded: Partial<Record<ReviewedField, RawBuilder<unknown>>> = {
  meantAs: kind,
  workSectorName: sql`work_sector.name`,
  images: sql`coalesce(files.images, '[]')`,
  documents: sql`coalesce(files.documents, '[]')`,
}
const entries = reviewedFields.map(
  (name) => sql`${sql.lit(name)}, ${worded[name] ?? sql.ref(`activity.${columnOf(name)}`)}`,
)

/** The activity as it is now, in the shape in which an approval keeps it. */
const versionOf = (id: RawBuilder<unknown>) => sql<Version>`(
  select jsonb_build_object(${sql.join(entries)}, 'workSectorId', activity.work_sector_id)
  from activity
  left join work_sector on work_sector.id = activity.work_sector_id
  cross join lateral (
    select
      jsonb_agg(jsonb_build_object('id', file.id, 'name', file.name) order by file.position, file.id)
        filter (where file.kind <> 'DOCUMENT') as images,
      jsonb_agg(jsonb_build_object('id', file.id, 'name', file.name) order by file.position, file.id)
        filter (where file.kind = 'DOCUMENT') as documents
    from file where file.attached_resource = 'activity' and file.attached_id = activity.id
  ) files
  where activity.id = ${id})`

/** No row: it was never approved. */
export const findVersions = prepared<{ id: string; companyId: string }, VersionsRow>((db, param) => ({
  compile: () =>
    sql<VersionsRow>`
      select approved_version.content as approved, ${versionOf(sql`approved_version.activity_id`)} as current,
        approved_version.reviewer_id, ${names.full('reviewer', { companyId: param('companyId') })} as reviewer,
        approved_version.date_approved
      from approved_version join person reviewer on reviewer.id = approved_version.reviewer_id
      where approved_version.activity_id = ${param('id')}
    `.compile(db),
}))

export async function findVersion(tx: Tx, id: string): Promise<Version> {
  const { rows } = await sql<{ version: Version }>`select ${versionOf(sql`${id}::uuid`)} as version`.execute(tx)
  return rows[0]!.version
}

/** Replaces the version kept before. */
export async function keepApprovedVersion(tx: Tx, id: string, reviewerId: string, at?: Date) {
  await sql`
    insert into approved_version (activity_id, reviewer_id, content, date_approved)
    values (${id}, ${reviewerId}, ${versionOf(sql`${id}::uuid`)}, coalesce(${at?.toISOString() ?? null}::timestamptz, now()))
    on conflict (activity_id) do update set reviewer_id = excluded.reviewer_id, content = excluded.content,
      date_approved = excluded.date_approved
  `.execute(tx)
}
