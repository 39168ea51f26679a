// Work sectors, professions and subjects: three tables looked after in the same way. An entry is retired, never deleted.
import type { AddEntry, CatalogueKind, ChangeEntry } from '@werkplatz/contract/catalogues/schemas.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

export interface EntryRow {
  id: string
  name: string
  description: string | null
  short: string | null
  field: string | null
  duration_years: number | null
  profession_ids: string[] | null
  used: number | null
  is_retired: boolean
}

export const tableOf = {
  sectors: 'work_sector',
  professions: 'profession',
  subjects: 'school_subject',
} as const satisfies Record<CatalogueKind, string>

/** Each by an index of what uses it. Assignments of all companies are counted by a function: http sees its caller's only. */
const lists: Record<CatalogueKind, RawBuilder<EntryRow>> = {
  sectors: sql<EntryRow>`
    select id::text, name, description, null as short, null as field, null as duration_years, null as profession_ids,
      (select count(*) from activity where activity.work_sector_id = work_sector.id)::int
        + assignments_of_sector(work_sector.id) as used, retired_at is not null as is_retired
    from work_sector order by position, name, id`,
  professions: sql<EntryRow>`
    select id, name, null as description, short, field, duration_years, null as profession_ids,
      (select count(*) from person where person.profession_id = profession.id)::int as used,
      retired_at is not null as is_retired
    from profession order by name collate "de-CH-x-icu", id`,
  subjects: sql<EntryRow>`
    select id, name, null as description, null as short, null as field, null as duration_years, profession_ids,
      null as used, retired_at is not null as is_retired
    from school_subject order by position, id`,
}

export async function listEntries(db: Db, kind: CatalogueKind): Promise<EntryRow[]> {
  return (await lists[kind].execute(db)).rows
}

/** False: the name, or the short form, is taken. */
export async function insertEntry(tx: Tx, id: string, entry: AddEntry): Promise<boolean> {
  const { name, description = '', short = '', field = '', durationYears = 1, professionIds = [] } = entry
  const statements: Record<CatalogueKind, RawBuilder<unknown>> = {
    sectors: sql`insert into work_sector (id, name, description, position)
      values (${id}, ${name}, ${description}, coalesce((select max(position) + 1 from work_sector), 1))`,
    professions: sql`insert into profession (id, name, short, field, duration_years)
      values (${id}, ${name}, ${short}, ${field}, ${durationYears})`,
    subjects: sql`insert into school_subject (id, name, profession_ids, position)
      values (${id}, ${name}, ${professionIds}, coalesce((select max(position) + 1 from school_subject), 1))`,
  }
  const { rows } = await sql`${statements[entry.kind]} on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

export async function updateEntry(tx: Tx, entry: ChangeEntry): Promise<void> {
  const { id, name, description = '', short = '', field = '', durationYears = 1, professionIds = [] } = entry
  const statements: Record<CatalogueKind, RawBuilder<unknown>> = {
    sectors: sql`update work_sector set name = ${name}, description = ${description} where id::text = ${id}`,
    professions: sql`update profession
      set name = ${name}, short = ${short}, field = ${field}, duration_years = ${durationYears} where id = ${id}`,
    subjects: sql`update school_subject set name = ${name}, profession_ids = ${professionIds} where id = ${id}`,
  }
  await statements[entry.kind].execute(tx)
}

export interface LockedEntry {
  is_retired: boolean
}

export async function lockEntry(tx: Tx, kind: CatalogueKind, id: string): Promise<LockedEntry | undefined> {
  const { rows } = await sql<LockedEntry>`
    select retired_at is not null as is_retired from ${sql.table(tableOf[kind])} where id::text = ${id} for update
  `.execute(tx)
  return rows[0]
}

/** Somebody else has the name already, or the short form. */
export async function isEntryTaken(tx: Tx, { kind, id, name, short = '' }: ChangeEntry): Promise<boolean> {
  const { rows } = await sql<{ is_taken: boolean }>`
    select exists (select from ${sql.table(tableOf[kind])} where id::text <> ${id} and (name = ${name}
      ${kind === 'professions' ? sql`or short = ${short}` : sql``})) as is_taken
  `.execute(tx)
  return rows[0]!.is_taken
}

export async function stampRetired(tx: Tx, kind: CatalogueKind, id: string, isRetired: boolean) {
  await sql`
    update ${sql.table(tableOf[kind])} set retired_at = ${isRetired ? sql`now()` : sql`null`} where id::text = ${id}
  `.execute(tx)
}

export async function lockSectorIds(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from work_sector order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function updateSectorOrder(tx: Tx, ids: readonly string[]) {
  await sql`
    update work_sector set position = ordered.position
    from unnest(${[...ids]}::uuid[]) with ordinality ordered (id, position) where ordered.id = work_sector.id
  `.execute(tx)
}
