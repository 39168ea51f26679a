// Which way to read a page: how many rows to pass over, from which end, and by which index when words are given.
import type { ActivityFilter, ActivityListQuery } from '@werkplatz/contract/activities/list-schemas.ts'

import type { Member } from '../../../access/member.ts'
import { lastPage, MOST_COUNTED, type FoundPage } from '../../../access/page.ts'
import type { Db } from '../../../db/handles.ts'
import { isOfMarket, readMarket } from '../market/market-page.ts'
import { listActivities, MANY_HITS, type ActivityListRow, type PageCut } from './activity-list.queries.ts'
import { countAmongNewest } from './activity-search.queries.ts'
import { countActivities } from './activity-total.queries.ts'
import { guardFilter, readScopeOf } from './read-scope.ts'
import { countIndexed, countScanned } from './search-total.queries.ts'
import { searchWords } from './search-words.ts'

interface PageRequest {
  filter: ActivityFilter
  page: number
  size: number
  query: string
}

/** Further in, it pays to know the total first: the page may be nearer to the end. */
const NEAR = 2_000

export async function readActivityPage(
  db: Db,
  me: Member,
  request: ActivityListQuery,
): Promise<FoundPage<ActivityListRow>> {
  guardFilter(me, request.filter)
  if (isOfMarket(request)) return readMarket(db, me, request)
  const words = await searchWords(db, me, request.query)
  if (words === null) return { rows: [], total: 0, number: 0, isCapped: false }
  return words ? searchedPage(db, me, request, words) : plainPage(db, me, request)
}

async function plainPage(db: Db, me: Member, { filter, page, size }: PageRequest): Promise<FoundPage<ActivityListRow>> {
  const offset = page * size
  if (offset < NEAR) {
    const rows = await listActivities(db, me, filter, 'plain', { offset, size, isBackward: false }, '')
    if (rows.length || page === 0) return { rows, total: rows[0]?.total ?? 0, number: page, isCapped: false }
  }
  const total = await countActivities(db, me, filter)
  const number = lastPage(page, total, size)
  const first = number * size
  const here = Math.min(size, total - first)
  const cut =
    first > total / 2
      ? { offset: total - first - here, size: here, isBackward: true }
      : { offset: first, size, isBackward: false }
  return { rows: await listActivities(db, me, filter, 'plain', cut, ''), total, number, isCapped: false }
}

/**
 * Own and bookmarked ones are few, and those of most companies: they are read through. Bookmarks must be: the index of
 * words does not know what was approved.
 */
async function isFew(db: Db, me: Member, filter: ActivityFilter): Promise<boolean> {
  if (filter === 'OWN' || filter === 'BOOKMARKED') return true
  return isOfOwnCompany(me, filter) && (await countActivities(db, me, filter)) < MANY_HITS
}

const isOfOwnCompany = (me: Member, filter: ActivityFilter) => {
  const { visible, pending } = readScopeOf(me)
  return filter === 'APPROVE' ? pending === 'company' : visible === 'company'
}

/** Beyond the end the last page is read, by the same call. */
async function searchedPage(
  db: Db,
  me: Member,
  request: PageRequest,
  words: string,
): Promise<FoundPage<ActivityListRow>> {
  const { filter, size } = request
  const asked = lastPage(request.page, MOST_SAID, size)
  const cut = (number: number) => ({ offset: number * size, size, isBackward: false })
  const { mode, rows: first, count } = await look(db, me, filter, cut(asked), words)
  const isEnd = first.length > 0 && first.length < size
  const counted = isEnd ? asked * size + first.length : await count()
  const total = Math.min(counted, MOST_SAID)
  const number = lastPage(asked, total, size)
  const rows = number === asked ? first : await listActivities(db, me, filter, mode, cut(number), words)
  // The last page of a capped list ends where its total does.
  return { rows: rows.slice(0, total - number * size), total, number, isCapped: counted > MOST_SAID }
}

/** A page, and how to count all of them. How frequent the words are decides the way, never the number. */
async function look(db: Db, me: Member, filter: ActivityFilter, cut: PageCut, words: string) {
  const frequency = (await isFew(db, me, filter)) ? 1 : await frequencyOf(db, words)
  if (frequency < FREQUENT) {
    const found = await listActivities(db, me, filter, 'rare', cut, words)
    const { total, hits } = found[0]!
    const rows = found.filter((row) => row.id)
    if (hits < MANY_HITS) return { mode: 'rare' as const, rows, count: async () => total }
  }
  // Of one company's there are never so many that the index of words, which knows all of them, counts sooner.
  const count = frequency < VERY_FREQUENT && !isOfOwnCompany(me, filter) ? countIndexed : countScanned
  const rows = await listActivities(db, me, filter, 'scanned', cut, words)
  return { mode: 'scanned' as const, rows, count: () => count(db, me, filter, words) }
}

/** What a search box shows: the first ones, of which nobody asks how many there are. */
export async function readHits(db: Db, me: Member, query: string, size: number): Promise<ActivityListRow[]> {
  const words = await searchWords(db, me, query)
  if (!words) return []
  return (await look(db, me, 'ALL', { offset: 0, size, isBackward: false }, words)).rows
}

const MOST_SAID = MOST_COUNTED - 1

/** Of a word that 0.3 % hold, ten are among the newest 3,000, while the index of words would bring 6,000 of 2 million. */
const NEWEST = 1_000
const FREQUENT = 3 / NEWEST
/** A thousand hits are among the newest 20,000: sooner read than the index brings a hundred thousand. */
const VERY_FREQUENT = 50 / NEWEST

async function frequencyOf(db: Db, words: string): Promise<number> {
  const [counted] = await countAmongNewest(db, { words, newest: NEWEST })
  return counted!.hits / NEWEST
}
