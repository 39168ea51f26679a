// Which way to read a page: how many rows to pass over, from which end, and by which index when words are given.
import type { ActivityFilter } from '@werkplatz/contract/activities/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { lastPage, MOST_COUNTED, type FoundPage } from '../../../access/page.ts'
import type { Db } from '../../../db/open.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { listActivities, MANY_HITS, type ActivityListRow } from './activity-list.queries.ts'
import { countAmongNewest } from './activity-search.queries.ts'
import { countActivities } from './activity-total.queries.ts'
import { horizonOf } from './horizon.ts'
import { searchWords } from './search-words.ts'

export interface PageRequest {
  filter: ActivityFilter
  page: number
  size: number
  query: string
}

/** Further in, it pays to know the total first: the page may be nearer to the end. */
const NEAR = 2_000

export async function readActivityPage(db: Db, me: Member, request: PageRequest): Promise<FoundPage<ActivityListRow>> {
  guardFilter(me, request.filter)
  const words = await searchWords(db, request.query)
  if (words === null) return { rows: [], total: 0, number: 0, isCapped: false }
  return words ? searchedPage(db, me, request, words) : plainPage(db, me, request)
}

/** Genehmigen and Externe are only for those who may. */
function guardFilter(me: Member, filter: ActivityFilter) {
  if (filter === 'APPROVE' && horizonOf(me).pending === 'nowhere') throw new Refusal('forbidden', { filter })
  if (filter === 'EXTERNAL' && horizonOf(me).visible === 'company') throw new Refusal('forbidden', { filter })
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

/** Own, bookmarked and the own company's are few: they are read through. */
const isFew = (me: Member, filter: ActivityFilter) => {
  const { visible, pending } = horizonOf(me)
  if (filter === 'OWN' || filter === 'BOOKMARKED') return true
  return filter === 'APPROVE' ? pending === 'company' : visible === 'company'
}

async function searchedPage(
  db: Db,
  me: Member,
  request: PageRequest,
  words: string,
): Promise<FoundPage<ActivityListRow>> {
  const { filter, size } = request
  const number = lastPage(request.page, MOST_COUNTED, size)
  const cut = { offset: number * size, size, isBackward: false }
  const isScanned = isFew(me, filter)
  if (isScanned || !(await isFrequent(db, words))) {
    const found = await listActivities(db, me, filter, isScanned ? 'few' : 'rare', cut, words)
    const total = found[0]?.total ?? 0
    const isAll = (found[0]?.hits ?? 0) < MANY_HITS
    const rows = found.filter((row) => row.id)
    if (isAll) return { rows, total: cap(total), number, isCapped: total >= MOST_COUNTED }
  }
  const rows = await listActivities(db, me, filter, 'frequent', cut, words)
  const isEnd = rows.length < size
  return { rows, total: isEnd ? cut.offset + rows.length : MOST_COUNTED - 1, number, isCapped: !isEnd }
}

/** Of a word that 0.3 % hold, ten are among the newest 3,000, while the index of words would bring 6,000 of 2 million. */
const NEWEST = 1_000
const FREQUENT = 3

async function isFrequent(db: Db, words: string): Promise<boolean> {
  const [counted] = await countAmongNewest(db, { words, newest: NEWEST })
  return counted!.hits >= FREQUENT
}

const cap = (total: number) => Math.min(total, MOST_COUNTED - 1)
