// A page and its total. Totals are counted up to a limit: nobody turns to page 101.
import type { Member } from '../../access/member.ts'
import type { PreparedReach } from '../../access/prepared-reach.ts'
import type { Db } from '../../db/open.ts'
import type { PageParams } from './application-read.queries.ts'

export const MOST_COUNTED = 1_001

export interface FoundPage<R> {
  rows: R[]
  total: number
  number: number
  isCapped: boolean
}

export interface PageSource<P, R> {
  list: PreparedReach<P & PageParams, R>
  count: PreparedReach<P & { most: number }, { total: number }>
  params: P
  /** Instead of `list`, when there are more than are counted. */
  listOfMany?: PreparedReach<P & PageParams, R>
}

/** Beyond the end the last page is shown. */
export async function readPage<P extends Record<string, unknown>, R>(
  db: Db,
  me: Member,
  { page, size }: { page: number; size: number },
  { list, count, params, listOfMany = list }: PageSource<P, R>,
): Promise<FoundPage<R>> {
  const counted = (await count(db, me, { ...params, most: MOST_COUNTED }))[0]!.total
  const total = Math.min(counted, MOST_COUNTED - 1)
  const number = Math.min(page, Math.max(0, Math.ceil(total / size) - 1))
  const offset = number * size
  const isCapped = counted === MOST_COUNTED
  const rows = await (isCapped ? listOfMany : list)(db, me, { ...params, take: offset + size, offset, size })
  // The last page of a capped list ends where its total does.
  return { rows: rows.slice(0, total - offset), total, number, isCapped }
}
