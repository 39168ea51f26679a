// Pages of the market: a list narrowed by filters or in another order. Without a filter each part of an order is one
// limited index scan; with one the newest are looked through, so that the work has an end however large the market is.
import type { ActivityFilter, ActivitySort } from '@werkplatz/contract/activities/list-schemas.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Member } from '../../../access/member.ts'
import { preparedReach, type PreparedReach } from '../../../access/prepared-reach.ts'
import type { Db } from '../../../db/handles.ts'
import { pageOf } from '../../../db/page-of.ts'
import type { Param } from '../../../db/prepared.ts'
import { readable, sets } from '../activity-parts.queries.ts'
import { listParts, MANY_HITS, scans, type ActivityListRow } from '../read/activity-list.queries.ts'
import { totals } from '../read/activity-total.queries.ts'
import { readScopeOf } from '../read/read-scope.ts'
import { narrow, order, type Narrowing } from './narrowing.queries.ts'

type Sql = RawBuilder<unknown>

/** So many of each set are looked through at most, and so far one can turn the pages of another order. */
export const MOST_LOOKED = 10_000

/**
 * ordered: nothing but another order. looked: filters, without words or with words that many activities hold. hits: with
 * words that few hold.
 */
export type MarketMode = 'ordered' | 'looked' | 'hits'

export interface MarketQuestion extends Narrowing {
  words: string
  offset: number
  size: number
}
type PageParams = MarketQuestion & { take: number }

export interface MarketRow extends ActivityListRow {
  is_capped: boolean
}

export interface MarketShape {
  filter: ActivityFilter
  mode: MarketMode
  sort: ActivitySort
  hasPictures: boolean
}

/** What filters, orders and the rule of reading ask about; never the texts, which are large. */
const asked = sql`activity.id, activity.company_id, activity.author_id, activity.status, activity.type,
  activity.work_sector_id, activity.location, activity.date_start, activity.slots, activity.reserved,
  activity.is_public, activity.is_visible, activity.date_modified`

const inOrder = sql`order by run, key, id`

const onMarketplace = ['PUBLISHED', 'ONGOING', 'ARCHIVED'] as const

/** The indexes of the orders begin with the status: sets that hold several are read one status after the other. */
function byStatus(filter: ActivityFilter, who: Member): Sql[] {
  const { visible, pending, approved } = readScopeOf(who)
  if (filter === 'EXTERNAL')
    return onMarketplace.map((status) => sql`${sets.external(who)} and activity.status = ${sql.lit(status)}`)
  if (filter !== 'ALL') return scans.of(filter, who)
  return [
    ...onMarketplace.flatMap((status) => sets.visible(visible, who, status)),
    ...sets.inReview(pending, who, 'PENDING'),
    ...sets.inReview(approved, who, 'APPROVED'),
    sets.ownRest(who),
  ]
}

/** Each part of the order of each set, as far as the page could need it. */
function ordered({ filter, sort }: MarketShape, who: Member, param: Param<PageParams>) {
  const found = sort === 'NEWEST' ? scans.of(filter, who) : byStatus(filter, who)
  const parts = found.flatMap((set) =>
    order.runs[sort].map(
      ({ rows, key, by }, run) => sql`(select activity.id, ${sql.lit(run)} as run, (${key})::bigint as key
        from ${scans.from(filter, who)} where ${set} and ${rows} order by ${by}, activity.id limit ${param('take')})`,
    ),
  )
  const total = totals.of(filter, who)
  return {
    found: sql.join(parts, sql` union all `),
    counted: sql`select least(${total}, ${sql.lit(MOST_LOOKED)}) as total, 0 as hits,
      ${total} > ${sql.lit(MOST_LOOKED)} as is_capped`,
  }
}

const all = (conditions: readonly Sql[]) => sql.join(conditions, sql` and `)

/** The newest of each set, in which words may be asked for. */
function lookedThrough(filter: ActivityFilter, hasWords: boolean, who: Member, words: Sql): Sql {
  const parts = scans.of(filter, who).map(
    (set) => sql`(select ${asked} from ${scans.from(filter, who)}
      where ${set} ${hasWords ? sql`and (activity.search @@ ${words}::tsquery) is true` : sql``}
      order by activity.date_modified desc, activity.id desc limit ${sql.lit(MOST_LOOKED)})`,
  )
  return sql.join(parts, sql` union all `)
}

/** What the index of words finds, as far as the filter of the list holds it. */
function hitsOf(filter: ActivityFilter, who: Member, words: Sql): Sql {
  return sql`select ${asked} from find_hits(${words}::tsquery, ${sql.lit(MANY_HITS)}) hit
    join activity on activity.id = hit.id
    where (${sql.join(
      scans.of(filter, who).map((set) => sql`(${set})`),
      sql` or `,
    )})`
}

/** How many hold the words, whoever may read them. */
const hitCount = (words: Sql): Sql =>
  sql`(select count(*)::int from find_hits(${words}::tsquery, ${sql.lit(MANY_HITS)}))`

/** Where the choices of the filters look, too. */
export const sources = { lookedThrough, hitsOf, hitCount }

function narrowed({ filter, mode, sort }: MarketShape, hasWords: boolean, who: Member, param: Param<PageParams>) {
  const words = sql`${param('words')}`
  const source = mode === 'hits' ? hitsOf(filter, who, words) : lookedThrough(filter, hasWords, who, words)
  const hits = mode === 'hits' ? hitCount(words) : sql`0`
  return {
    before: sql`with looked as materialized (${source}),
      narrowed as materialized (select activity.id, ${order.placed(sort)} from looked activity
        where ${readable.by(who)} and ${all(Object.values(narrow.by(param as Param<Narrowing>)))})`,
    found: sql`select * from narrowed`,
    counted: sql`select (select count(*)::int from narrowed) as total, ${hits} as hits,
      (select count(*) from looked) >= ${sql.lit(MOST_LOOKED)} as is_capped`,
  }
}

function marketPage(shape: MarketShape, hasWords: boolean, who: Member, param: Param<PageParams>): Sql {
  const { before, found, counted } =
    shape.mode === 'ordered' ? { before: sql``, ...ordered(shape, who, param) } : narrowed(shape, hasWords, who, param)
  const picture = shape.hasPictures
    ? sql`, ${listParts.cover(shape.filter)} as picture, company.logo as company_picture`
    : sql`, null::jsonb as picture, null::jsonb as company_picture`
  return sql`${before}
    select page.*, counted.total, counted.hits, counted.is_capped
    from (${counted}) counted
    left join (
      select ${listParts.columns(shape.filter, who)} ${picture}, ${order.placed(shape.sort)}
      from ${pageOf(sql`select id from (${found}) candidate ${inOrder}
        limit ${param('size')} offset ${param('offset')}`)} ${listParts.joined(shape.filter, who)}
    ) page on true
    ${inOrder}`
}

const statements = new Map<string, PreparedReach<PageParams, MarketRow>>()

export async function listMarket(
  db: Db,
  me: Member,
  shape: MarketShape,
  question: MarketQuestion,
): Promise<MarketRow[]> {
  const hasWords = question.words !== ''
  const key = `${shape.filter} ${shape.mode} ${shape.sort} ${shape.hasPictures} ${hasWords}`
  let statement = statements.get(key)
  if (!statement) {
    statement = preparedReach<PageParams, MarketRow>((db, param, who) => {
      const query = marketPage(shape, hasWords, who, param)
      return { compile: () => (query as RawBuilder<MarketRow>).compile(db) }
    })
    statements.set(key, statement)
  }
  return statement(db, me, { ...question, take: question.offset + question.size })
}
