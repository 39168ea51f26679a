// Each condition of each grant, asked of the row through the person's own eyes: the same predicates that guard the calls.
import type { AccessRule } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import { partsOf } from '../../access/scopes.ts'
import type { Db } from '../../db/handles.ts'

/** By grant and part; null when there is no such row, or none that this person could ever be shown. */
export async function findTruths(db: Db, rule: AccessRule, who: Member, id: string): Promise<boolean[][] | null> {
  const { resource } = rule
  const asked = rule.grants.map((grant) => partsOf(resource, grant, who))
  const columns = asked.flatMap((parts, i) =>
    parts.map(({ predicate }, j) => sql`coalesce(${predicate}, false) as ${sql.id(`g${i}_${j}`)}`),
  )
  const { rows } = await sql<Record<string, boolean>>`
    select ${sql.join([sql`true as found`, ...columns])} from ${sql.table(resource)}
    where ${sql.ref(`${resource}.id`)} = ${id}
  `.execute(db)
  const row = rows[0]
  return row ? asked.map((parts, i) => parts.map((_, j) => row[`g${i}_${j}`]!)) : null
}
