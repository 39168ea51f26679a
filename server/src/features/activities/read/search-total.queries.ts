// How many activities a search finds, true up to a limit. Two ways to the same number, and which is quicker depends on
// how frequent the words are: reading the newest until enough are found, or asking the index of words.
import type { ActivityFilter } from '@werkplatz/contract/activities/list-schemas.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Member } from '../../../access/member.ts'
import { MOST_COUNTED } from '../../../access/page.ts'
import { preparedReach, type PreparedReach } from '../../../access/prepared-reach.ts'
import type { Db } from '../../../db/handles.ts'
import type { Param } from '../../../db/prepared.ts'
import { readable } from '../activity-parts.queries.ts'
import { among, holding, MANY_HITS, scans } from './activity-list.queries.ts'

interface TotalRow {
  total: number
  /** Looked at by the index of words. As many as it may bring: there can be more. */
  hits: number
}

type Build = (filter: ActivityFilter, who: Member, param: Param<{ words: string }>) => RawBuilder<TotalRow>

const scanned: Build = (filter, who, param) => {
  const parts = scans
    .of(filter, who)
    .map(
      (part) =>
        sql`(select from ${scans.from(filter, who)} where ${part} and ${holding.words(param)} limit ${sql.lit(MOST_COUNTED)})`,
    )
  return sql`select count(*)::int as total, 0 as hits from (${sql.join(parts, sql` union all `)}) counted`
}

const indexed: Build = (filter, who, param) => sql`
  with hit as materialized (select * from find_hits(${param('words')}::tsquery, ${sql.lit(MANY_HITS)}))
  select (select count(*)::int from hit activity where ${readable.currentBy(who)} and ${among.of(filter, who)}) as total,
    (select count(*)::int from hit) as hits`

const ways = { scanned, indexed }
const statements = new Map<string, PreparedReach<{ words: string }, TotalRow>>()

async function count(db: Db, me: Member, filter: ActivityFilter, way: keyof typeof ways, words: string) {
  const key = `${filter} ${way}`
  let statement = statements.get(key)
  if (!statement) {
    statement = preparedReach((db, param, who) => ({ compile: () => ways[way](filter, who, param).compile(db) }))
    statements.set(key, statement)
  }
  return (await statement(db, me, { words }))[0]!
}

/** At least MOST_COUNTED: there are more than is said. */
export async function countScanned(db: Db, me: Member, filter: ActivityFilter, words: string): Promise<number> {
  return (await count(db, me, filter, 'scanned', words)).total
}

/** Asks the index first; it tells the number unless it brings too many and the caller reaches too few of them. */
export async function countIndexed(db: Db, me: Member, filter: ActivityFilter, words: string): Promise<number> {
  const { total, hits } = await count(db, me, filter, 'indexed', words)
  return hits < MANY_HITS || total >= MOST_COUNTED ? total : countScanned(db, me, filter, words)
}
