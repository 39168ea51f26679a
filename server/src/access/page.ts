// A page of a list and its total: read the same way, and shown in the same shape, by every feature. Totals are counted
// up to a limit: nobody turns to page 101.
import type { Sorted } from '@werkplatz/contract/shared/shapes.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Db } from '../db/handles.ts'
import type { Member } from './member.ts'
import type { PreparedReach } from './prepared-reach.ts'

export const MOST_COUNTED = 1_001

export interface FoundPage<R> {
  rows: R[]
  total: number
  /** From 0. */
  number: number
  /** There are more than were counted. */
  isCapped: boolean
}

/** What a statement that lists a page is filled with. */
export interface PageParams extends Record<string, unknown> {
  /** The page and all before it: what each part of a list can bring at most. */
  take: number
  offset: number
  size: number
}

type Reads<P, R> = (db: Db, me: Member, params: P) => Promise<R[]>

export interface PageSource<P, R> {
  list: Reads<P & PageParams, R>
  count: Reads<P & { most: number }, { total: number }>
  params: P
  /** Instead of `list`, when there are more than are counted. */
  listOfMany?: Reads<P & PageParams, R>
}

type Sql = RawBuilder<unknown>

/** A table that people can order by its heads: what each of the closed list of columns is ordered by. */
export interface Orders<C extends string> {
  columns: Record<C, Sql>
  /** Without a wish. */
  usual: Sql
  /** Between equal ones. */
  id: Sql
}

/** `order by` of a table: the column and direction somebody asked for, else its own order. What is missing comes last. */
export function orderBy<C extends string>({ columns, usual, id }: Orders<C>, sort: Sorted<C> | undefined): Sql {
  if (!sort) return sql`order by ${usual}`
  const [column, direction] = sort.split(',') as [C, 'asc' | 'desc']
  return sql`order by ${columns[column]} ${sql.raw(direction)} nulls last, ${id}`
}

/** One statement for each order of the closed list, prepared when it is first asked for. */
export function preparedOrders<C extends string, P extends Record<string, unknown>, R>(
  build: (sort: Sorted<C> | undefined) => PreparedReach<P & PageParams, R>,
) {
  const known = new Map<Sorted<C> | undefined, PreparedReach<P & PageParams, R>>()
  return (sort: Sorted<C> | undefined): PreparedReach<P & PageParams, R> => {
    let list = known.get(sort)
    if (!list) {
      list = build(sort)
      known.set(sort, list)
    }
    return list
  }
}

/** Beyond the end the last page is shown. */
export const lastPage = (page: number, total: number, size: number) =>
  Math.min(page, Math.max(0, Math.ceil(total / size) - 1))

export async function readPage<P extends Record<string, unknown>, R>(
  db: Db,
  me: Member,
  { page, size }: { page: number; size: number },
  { list, count, params, listOfMany = list }: PageSource<P, R>,
): Promise<FoundPage<R>> {
  const counted = (await count(db, me, { ...params, most: MOST_COUNTED }))[0]!.total
  const total = Math.min(counted, MOST_COUNTED - 1)
  const number = lastPage(page, total, size)
  const offset = number * size
  const isCapped = counted === MOST_COUNTED
  const rows = await (isCapped ? listOfMany : list)(db, me, { ...params, take: offset + size, offset, size })
  // The last page of a capped list ends where its total does.
  return { rows: rows.slice(0, total - offset), total, number, isCapped }
}

/** Each row by its feature's own presenter. */
export const presentPage = <Row, Shown>(
  { rows, total, number, isCapped }: FoundPage<Row>,
  size: number,
  present: (row: Row) => Shown,
) => ({
  content: rows.map(present),
  totalElements: total,
  totalPages: Math.ceil(total / size),
  size,
  number,
  isCapped,
})
