// Which way to read a page of the market, and what its filters would leave.
import type { ActivityChoicesQuery, ActivityListQuery } from '@werkplatz/contract/activities/list-schemas.ts'

import type { Member } from '../../../access/member.ts'
import { lastPage, type FoundPage } from '../../../access/page.ts'
import type { Db } from '../../../db/handles.ts'
import { MANY_HITS, type ActivityListRow } from '../read/activity-list.queries.ts'
import { searchWords } from '../read/search-words.ts'
import { listChoices, type ChoiceRow } from './choices.queries.ts'
import { listMarket, MOST_LOOKED, type MarketMode, type MarketShape } from './market.queries.ts'
import type { Narrowing } from './narrowing.queries.ts'

/** The newest first is the specified order, which the list reads by itself. */
export const isOfMarket = ({ sort = 'NEWEST', pictures, ...query }: ActivityListQuery) =>
  sort !== 'NEWEST' || pictures !== undefined || isNarrowed(narrowingOf(query))

const listOf = <T>(value: T | T[] | undefined): T[] | null => (value === undefined ? null : ([value].flat() as T[]))

const narrowingOf = (query: ActivityChoicesQuery): Narrowing => ({
  type: query.type ?? null,
  sectors: listOf(query.workSectorId),
  places: listOf(query.location),
  start: query.start ?? null,
  onlyFree: query.onlyFree === 'true',
})

const isNarrowed = (narrowing: Narrowing) => Object.values(narrowing).some((value) => value !== null && value !== false)

export async function readMarket(db: Db, me: Member, query: ActivityListQuery): Promise<FoundPage<ActivityListRow>> {
  const words = await searchWords(db, me, query.query)
  if (words === null) return { rows: [], total: 0, number: 0, isCapped: false }
  const narrowing = narrowingOf(query)
  // The index of words knows current texts only; bookmarks may hold activities seen as they were approved.
  const isIndexed = words && query.filter !== 'BOOKMARKED'
  const mode: MarketMode = isIndexed ? 'hits' : words || isNarrowed(narrowing) ? 'looked' : 'ordered'
  const shape = {
    filter: query.filter,
    mode,
    sort: query.sort ?? 'NEWEST',
    hasPictures: query.pictures === 'true',
  } as const
  const page = await readFrom(db, me, shape, { ...narrowing, words }, query)
  return page ?? (await readFrom(db, me, { ...shape, mode: 'looked' }, { ...narrowing, words }, query))!
}

/** Null: more hold these words than the index of words is asked for. A page behind the last is the last. */
async function readFrom(
  db: Db,
  me: Member,
  shape: MarketShape,
  question: Narrowing & { words: string },
  { page, size }: ActivityListQuery,
): Promise<FoundPage<ActivityListRow> | null> {
  const read = (number: number) => listMarket(db, me, shape, { ...question, offset: number * size, size })
  let number = Math.min(page, Math.ceil(MOST_LOOKED / size) - 1)
  let found = await read(number)
  const { total, hits, is_capped: isCapped } = found[0]!
  if (hits >= MANY_HITS) return null
  if (number > lastPage(number, total, size)) {
    number = lastPage(number, total, size)
    found = await read(number)
  }
  return { rows: found.filter((row) => row.id), total, number, isCapped }
}

const isAllLooked = (rows: readonly ChoiceRow[]) => (rows[0]?.looked ?? 0) < MOST_LOOKED

export interface FoundChoices {
  rows: ChoiceRow[]
  isCapped: boolean
}

export async function readChoices(db: Db, me: Member, query: ActivityChoicesQuery): Promise<FoundChoices> {
  const words = await searchWords(db, me, query.query)
  if (words === null) return { rows: [], isCapped: false }
  const question = { ...narrowingOf(query), words }
  const { filter } = query
  if (!words) {
    const rows = await listChoices(db, me, { filter, mode: 'all' }, question)
    return { rows, isCapped: !isAllLooked(rows) }
  }
  if (filter !== 'BOOKMARKED') {
    const rows = await listChoices(db, me, { filter, mode: 'hits' }, question)
    if ((rows[0]?.hits ?? 0) < MANY_HITS) return { rows, isCapped: false }
  }
  const looked = await listChoices(db, me, { filter, mode: 'looked' }, question)
  return { rows: looked, isCapped: !isAllLooked(looked) }
}
