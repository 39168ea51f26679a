// Versions of the criteria. The database itself keeps published ones as they are (0070_catalogues.sql).
import type { CriteriaState, EditCriteria } from '@werkplatz/contract/catalogues/criteria-schemas.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../../db/handles.ts'

export interface VersionRow {
  version: number
  state: CriteriaState
  valid_from: string | null
  date_modified: Date
  groups: {
    id: string
    name: string
    forApprentice: boolean
    criteria: { id: string; name: string; description: string; sameAs: string | null }[]
  }[]
}

const state = sql<CriteriaState>`case when valid_from is null then 'DRAFT' when valid_from > swiss_today() then 'PLANNED'
  when version = (select max(version) from criteria_version where valid_from <= swiss_today()) then 'CURRENT'
  else 'OLD' end`

export async function listVersions(db: Db): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select version, ${state} as state, valid_from::text, date_modified, coalesce((
      select json_agg(json_build_object('id', id, 'name', name, 'forApprentice', for_apprentice, 'criteria', coalesce((
          select json_agg(json_build_object('id', criterion.id, 'name', criterion.name,
            'description', criterion.description, 'sameAs', criterion.same_as) order by criterion.sort_index)
          from criterion where criterion.type_id = criterion_type.id), '[]')) order by sort_index)
      from criterion_type where criterion_type.version = criteria_version.version), '[]') as groups
    from criteria_version order by version desc
  `.execute(db)
  return rows
}

export interface LockedVersion {
  version: number
  is_published: boolean
}

export async function lockVersion(tx: Tx, version: number): Promise<LockedVersion | undefined> {
  const { rows } = await sql<LockedVersion>`
    select version, valid_from is not null as is_published from criteria_version where version = ${version} for update
  `.execute(tx)
  return rows[0]
}

/** One after the other: two drafts at once would be two truths. */
export async function lockVersions(tx: Tx): Promise<LockedVersion[]> {
  await sql`lock table criteria_version in share row exclusive mode`.execute(tx)
  const { rows } = await sql<LockedVersion>`
    select version, valid_from is not null as is_published from criteria_version order by version
  `.execute(tx)
  return rows
}

export async function insertDraft(tx: Tx, version: number, like: number) {
  await sql`insert into criteria_version (version) values (${version})`.execute(tx)
  await sql`
    with copied as (
      insert into criterion_type (version, sort_index, for_apprentice, name)
      select ${version}, sort_index, for_apprentice, name from criterion_type where version = ${like}
      returning id, sort_index)
    insert into criterion (type_id, sort_index, name, description, same_as)
    select copied.id, criterion.sort_index, criterion.name, criterion.description, criterion.id
    from criterion join criterion_type on criterion_type.id = criterion.type_id and criterion_type.version = ${like}
    join copied on copied.sort_index = criterion_type.sort_index
  `.execute(tx)
}

export async function deleteContents(tx: Tx, version: number) {
  await sql`
    delete from criterion where type_id in (select id from criterion_type where version = ${version})
  `.execute(tx)
  await sql`delete from criterion_type where version = ${version}`.execute(tx)
}

export async function deleteVersion(tx: Tx, version: number) {
  await sql`delete from criteria_version where version = ${version}`.execute(tx)
}

export async function insertContents(tx: Tx, version: number, groups: EditCriteria['groups']) {
  for (const [index, { name, forApprentice, criteria }] of groups.entries()) {
    const { rows } = await sql<{ id: string }>`
      insert into criterion_type (version, sort_index, for_apprentice, name)
      values (${version}, ${index + 1}, ${forApprentice}, ${name}) returning id
    `.execute(tx)
    await sql`
      insert into criterion (type_id, sort_index, name, description, same_as)
      select ${rows[0]!.id}, position, name, description, same_as
      from unnest(${criteria.map((one) => one.name)}::text[], ${criteria.map((one) => one.description)}::text[],
        ${criteria.map((one) => one.sameAs)}::uuid[]) with ordinality given (name, description, same_as, position)
    `.execute(tx)
  }
  await sql`update criteria_version set date_modified = now() where version = ${version}`.execute(tx)
}

/** Of published versions, how many of these there are. */
export async function countPublished(tx: Tx, criterionIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from criterion join criterion_type on criterion_type.id = criterion.type_id
    join criteria_version on criteria_version.version = criterion_type.version
    where criterion.id = any(${[...criterionIds]}::uuid[]) and criteria_version.valid_from is not null
  `.execute(tx)
  return rows[0]!.count
}

/** Not today, and after whatever is published. */
export async function isLaterDay(tx: Tx, day: string): Promise<boolean> {
  const { rows } = await sql<{ is_later: boolean }>`
    select ${day}::date > swiss_today() and ${day}::date > all (
      select valid_from from criteria_version where valid_from is not null) as is_later
  `.execute(tx)
  return rows[0]!.is_later
}

export async function hasBothSides(tx: Tx, version: number): Promise<boolean> {
  const { rows } = await sql<{ sides: number }>`
    select count(distinct for_apprentice)::int as sides from criterion_type where version = ${version}
  `.execute(tx)
  return rows[0]!.sides === 2
}

export async function stampPublished(tx: Tx, version: number, validFrom: string) {
  await sql`
    update criteria_version set valid_from = ${validFrom}, published_at = now() where version = ${version}
  `.execute(tx)
}
