// Pieces of SQL for reads that show a person beside something else. `table` is what the query calls that person.
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import type { Picture } from '../files/file.present.ts'

const today = sql`(now() at time zone 'Europe/Zurich')::date`

/** Of minors people of other companies see the first letter of the last name (decisions §3). */
export const names = {
  last: (table: string, who: Member) => sql<string>`case
    when ${sql.ref(`${table}.adult_from`)} > ${today} and ${sql.ref(`${table}.company_id`)} <> ${who.companyId}
    then left(${sql.ref(`${table}.name_last`)}, 1) || '.' else ${sql.ref(`${table}.name_last`)} end`,
  full: (table: string, who: Member) =>
    sql<string>`${sql.ref(`${table}.name_first`)} || ' ' || ${names.last(table, who)}`,
}

const design = (kind: 'avatar' | 'banner', table: string) => {
  const chosen = sql.ref(`${table}.${kind}_art`)
  return sql`case when ${chosen} is not null
    then jsonb_build_object('art', ${sql.lit(kind)}, 'design', ${chosen}) end`
}

/** The uploaded picture in the size it is shown in, else the chosen design. */
export const portraits = {
  avatar: (table: string) => sql<Picture | null>`coalesce(
    (select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file where file.id = ${sql.ref(`${table}.avatar_file_id`)} and file.status = 'READY'),
    ${design('avatar', table)})`,
  banner: (table: string) => sql<Picture | null>`coalesce(
    (select coalesce(file.variants -> 'card', file.variants -> 'full') from file
      where file.attached_resource = 'banner' and file.attached_id = ${sql.ref(`${table}.id`)}
        and file.status = 'READY' limit 1),
    ${design('banner', table)})`,
}
