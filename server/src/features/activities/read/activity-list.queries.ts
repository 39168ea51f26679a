// Pages of activities: first the ids by one index scan for each set, then the rest for those rows only. Totals come from
// kept counters; with a search text they are counted up to a limit (docs/performance.md).
import type { ActivityFilter } from '@werkplatz/contract/activities/list-schemas.ts'
import type { ActivityType } from '@werkplatz/contract/activities/schemas.ts'
import type { ActivityStatus } from '@werkplatz/contract/activities/status.ts'
import { sql, type RawBuilder } from 'kysely'

import { canBits } from '../../../access/can.ts'
import type { Member } from '../../../access/member.ts'
import type { PageParams } from '../../../access/page.ts'
import { preparedReach, type PreparedReach } from '../../../access/prepared-reach.ts'
import type { Db } from '../../../db/handles.ts'
import { pageOf } from '../../../db/page-of.ts'
import type { Param } from '../../../db/prepared.ts'
import type { Picture } from '../../files/file.present.ts'
import { names, portraits } from '../../people/person-parts.queries.ts'
import { menuActions, pictures, readable, sets, shown } from '../activity-parts.queries.ts'
import { totals } from './activity-total.queries.ts'
import { readScopeOf } from './read-scope.ts'

type Sql = RawBuilder<unknown>

export interface ActivityListRow {
  id: string | null
  status: ActivityStatus
  title: string
  author_id: string
  author_first: string
  author_last: string
  author_picture: Picture | null
  company: string
  work_sector: string | null
  department: string
  type: ActivityType
  is_featured: boolean
  is_priority: boolean
  is_public: boolean
  is_visible: boolean
  location: string
  date_start: string | null
  duration: number | null
  slots: number
  reserved: number
  date_published: Date | null
  date_modified: Date
  is_bookmarked: boolean
  may: number
  total: number
  hits: number
  /** Only on the market: cards show them. */
  picture?: Picture | null
  company_picture?: Picture | null
}

/**
 * plain: without words. scanned: words that many hold, or in a small set: found by reading the newest. rare: words that
 * few activities hold, found by the index of words.
 */
export type ListMode = 'plain' | 'scanned' | 'rare'

export interface PageCut {
  /** Rows to pass over, from the end of the list if `isBackward`. */
  offset: number
  size: number
  isBackward: boolean
}

interface ListParams extends PageParams {
  words: string
}

/** More hits than this and reading by date is the shorter way: about √(10 · 2,000,000). */
export const MANY_HITS = 4_500

/** The sets a filter reads. */
export const scans = {
  of(filter: ActivityFilter, who: Member): Sql[] {
    const { visible, pending, approved } = readScopeOf(who)
    switch (filter) {
      case 'OPEN':
        return sets.visible(visible, who, 'PUBLISHED')
      case 'ONGOING':
        return sets.visible(visible, who, 'ONGOING')
      case 'ARCHIVED':
        return [...sets.visible(visible, who, 'ARCHIVED'), sql`${sets.ownRest(who)} and activity.status = 'ARCHIVED'`]
      case 'ALL':
        return [
          ...sets.visible(visible, who),
          ...sets.inReview(pending, who, 'PENDING'),
          ...sets.inReview(approved, who, 'APPROVED'),
          sets.ownRest(who),
        ]
      case 'OWN':
        return [sets.own(who)]
      case 'APPROVE':
        return sets.inReview(pending, who, 'PENDING').map((set) => sql`${set} and activity.author_id <> ${who.id}`)
      case 'EXTERNAL':
        return [sets.external(who)]
      case 'BOOKMARKED':
        return [sql`activity.id in (select activity_id from bookmark where person_id = ${who.id})`]
    }
  },
  /** Where the sets are found. Only bookmarks hold activities that their reader sees as they were approved. */
  from: (filter: ActivityFilter, who: Member): Sql => (filter === 'BOOKMARKED' ? shown.table(who) : sql`activity`),
}

const byDate = (isBackward: boolean) =>
  isBackward ? sql`order by date_modified, id` : sql`order by date_modified desc, id desc`

/** Ids of the page. Each set gives as many as the page could need; the page is cut from all of them. */
function skeleton(from: Sql, parts: readonly Sql[], isBackward: boolean, param: Param<ListParams>): Sql {
  const limited = parts.map(
    (part) => sql`(select activity.id, activity.date_modified from ${from}
      where ${part} ${byDate(isBackward)} limit ${param('take')})`,
  )
  return sql`select id from (${sql.join(limited, sql` union all `)}) candidate
    ${byDate(isBackward)} limit ${param('size')} offset ${param('offset')}`
}

const columns = (filter: ActivityFilter, who: Member) => sql`
  activity.id, activity.status, activity.title, activity.author_id, author.name_first as author_first,
  ${names.last('author', who)} as author_last,
  ${portraits.avatar('author', who)} as author_picture,
  company.name as company, ${filter === 'BOOKMARKED' ? sql`activity.shown_sector` : sql`work_sector.name`} as work_sector,
  activity.department, activity.type, activity.featured_at is not null as is_featured, activity.is_priority,
  ${filter === 'BOOKMARKED' ? sql`activity.shown_public` : sql`activity.is_public`} as is_public, activity.is_visible,
  activity.location, activity.date_start, activity.duration, activity.slots, activity.reserved, activity.date_published,
  activity.date_modified,
  exists (select from bookmark where bookmark.person_id = ${who.id} and bookmark.activity_id = activity.id) as is_bookmarked,
  ${canBits(menuActions, who)} as may`

/** The whole rule once more, because a kept set may be older than the caller's rights. */
const joined = (filter: ActivityFilter, who: Member) => sql`join ${scans.from(filter, who)} on activity.id = page.id
  join person author on author.id = activity.author_id
  join company on company.id = activity.company_id
  left join work_sector on work_sector.id = activity.work_sector_id
  where ${filter === 'BOOKMARKED' ? readable.by(who) : readable.currentBy(who)}`

/** The cover of a row, in lists that show pictures. */
const cover = (filter: ActivityFilter) =>
  filter === 'BOOKMARKED' ? pictures.coverAmong(sql`activity.approved_images`) : pictures.cover

/** What a row shows, for the pages of the market. */
export const listParts = { columns, joined, cover }

const ordered = sql`order by activity.date_modified desc, activity.id desc`

function plainPage(filter: ActivityFilter, isBackward: boolean, who: Member, param: Param<ListParams>): Sql {
  return sql`select ${columns(filter, who)}, ${totals.of(filter, who)} as total, 0 as hits
    from ${pageOf(skeleton(scans.from(filter, who), scans.of(filter, who), isBackward, param))}
    ${joined(filter, who)} ${ordered}`
}

/** «is true» keeps the index of words out of it: the scan goes by date. */
export const holding = {
  words: <P extends { words: string }>(param: Param<P>) => sql`(activity.search @@ ${param('words')}::tsquery) is true`,
}

function scannedPage(filter: ActivityFilter, who: Member, param: Param<ListParams>): Sql {
  const parts = scans.of(filter, who).map((part) => sql`${part} and ${holding.words(param)}`)
  return sql`select ${columns(filter, who)}, 0 as total, 0 as hits
    from ${pageOf(skeleton(scans.from(filter, who), parts, false, param))} ${joined(filter, who)} ${ordered}`
}

export const among = {
  /** The filter as a condition on hits, in addition to the caller's reach. Bookmarks never come this way. */
  of(filter: ActivityFilter, who: Member): Sql {
    if (filter === 'OPEN') return sql`activity.status = 'PUBLISHED'`
    if (filter === 'ONGOING' || filter === 'ARCHIVED') return sql`activity.status = ${sql.lit(filter)}`
    if (filter === 'APPROVE') return sql`activity.status = 'PENDING' and activity.author_id <> ${who.id}`
    if (filter === 'EXTERNAL') return sets.external(who)
    return sql`true`
  },
}

function rarePage(filter: ActivityFilter, who: Member, param: Param<ListParams>): Sql {
  return sql`
    with hit as materialized (select * from find_hits(${param('words')}::tsquery, ${sql.lit(MANY_HITS)})),
    found as materialized (
      select id, date_modified from hit activity where ${readable.currentBy(who)} and ${among.of(filter, who)})
    select page.*, counted.total, counted.hits
    from (select (select count(*)::int from found) as total, (select count(*)::int from hit) as hits) counted
    left join (
      select ${columns(filter, who)}
      from ${pageOf(sql`select id from found order by date_modified desc, id desc
        limit ${param('size')} offset ${param('offset')}`)} ${joined(filter, who)}
    ) page on true
    order by page.date_modified desc, page.id desc`
}

const pages = new Map<string, PreparedReach<ListParams, ActivityListRow>>()

function pageStatement(filter: ActivityFilter, mode: ListMode, isBackward: boolean) {
  const key = `${filter} ${mode} ${isBackward}`
  let statement = pages.get(key)
  if (!statement) {
    statement = preparedReach<ListParams, ActivityListRow>((db, param, who) => {
      const query =
        mode === 'plain'
          ? plainPage(filter, isBackward, who, param)
          : mode === 'rare'
            ? rarePage(filter, who, param)
            : scannedPage(filter, who, param)
      return { compile: () => (query as RawBuilder<ActivityListRow>).compile(db) }
    })
    pages.set(key, statement)
  }
  return statement
}

export async function listActivities(
  db: Db,
  me: Member,
  filter: ActivityFilter,
  mode: ListMode,
  { offset, size, isBackward }: PageCut,
  words: string,
): Promise<ActivityListRow[]> {
  return pageStatement(filter, mode, isBackward)(db, me, { take: offset + size, offset, size, words })
}

/** For measuring: the very statement of a page. */
export const listStatement = {
  of: (db: Db, me: Member, filter: ActivityFilter) => pageStatement(filter, 'plain', false).statement(db, me),
}
