// Entries, templates and versions for tests, made behind the product's back.
import { randomUUID } from 'node:crypto'

import type { TestDatabase } from '../../../../test/database.ts'
import { newFile } from '../../../../test/files.ts'
import type { Person } from '../../../../test/people.ts'

/** Checked, with its size. */
export async function newPicture(data: TestDatabase, owner: Person): Promise<string> {
  const id = await newFile(data, owner, 'IMAGE')
  await data.pool.query('update file set width = 16, height = 10 where id = $1', [id])
  return id
}

export async function newSector(data: TestDatabase, { isRetired = false } = {}): Promise<string> {
  const { rows } = await data.pool.query<{ id: string }>(
    `insert into work_sector (name, retired_at) values ($1, case when $2::boolean then now() end) returning id`,
    [`Bereich ${randomUUID()}`, isRetired],
  )
  return rows[0]!.id
}

export async function allSectors(data: TestDatabase): Promise<string[]> {
  const { rows } = await data.pool.query<{ id: string }>('select id from work_sector order by position, name, id')
  return rows.map(({ id }) => id)
}

export async function newTemplate(data: TestDatabase, { isRetired = false } = {}): Promise<string> {
  const full = { key: `templates/${randomUUID()}`, type: 'image/webp', size: 10 }
  const { rows } = await data.pool.query<{ id: string }>(
    `insert into image_template (name, alt, width, height, variants, retired_at)
     values ($1, 'Ein Bild', 16, 10, $2, case when $3::boolean then now() end) returning id`,
    [`Vorlage ${randomUUID()}`, JSON.stringify({ full }), isRetired],
  )
  return rows[0]!.id
}

const draft = 'select version from criteria_version where valid_from is null'

/** Whoever came before may have left one. */
export async function withoutDraft(data: TestDatabase): Promise<object> {
  await data.pool.query(
    `delete from criterion where type_id in (select id from criterion_type where version in (${draft}))`,
  )
  await data.pool.query(`delete from criterion_type where version in (${draft})`)
  await data.pool.query('delete from criteria_version where valid_from is null')
  return {}
}

export async function newDraft(data: TestDatabase): Promise<number> {
  await withoutDraft(data)
  const { rows } = await data.pool.query<{ version: number }>(
    `insert into criteria_version (version) select max(version) + 1 from criteria_version returning version`,
  )
  const { version } = rows[0]!
  await data.pool.query(
    `with types as (insert into criterion_type (version, sort_index, for_apprentice, name)
       values ($1, 1, false, '1. Fach'), ($1, 2, true, '2. Betreuung') returning id)
     insert into criterion (type_id, sort_index, name) select id, 1, 'Sorgfalt' from types`,
    [version],
  )
  return version
}
