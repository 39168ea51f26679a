import { useCallback, useMemo } from 'react'

import { useAddress } from '../../lib/use-address.ts'
import { PAGE_SIZES, type TableSort } from './table-types.ts'

export type TableQuery = { page: number; size: number; text: string; sort: TableSort | undefined }

const FIRST = { page: 1, size: PAGE_SIZES[0] }

/** A number of the address that makes sense, else the usual one. */
export const numberIn = (written: string | null, usual: number, allowed?: readonly number[]): number => {
  const number = Number(written)
  return Number.isInteger(number) && number >= 1 && (allowed?.includes(number) ?? true) ? number : usual
}

const sortIn = (written: string | null): TableSort | undefined => {
  const [id, direction] = written?.split('.') ?? []
  return id ? { id, descending: direction === 'desc' } : undefined
}

/** What a table asks its server for; it lives in the address. Another size, order or text starts again at page 1. */
export function useTableQuery(start: Partial<TableQuery> = {}) {
  const [params, change] = useAddress()
  const query = useMemo<TableQuery>(
    () => ({
      page: numberIn(params.get('page'), start.page ?? FIRST.page),
      size: numberIn(params.get('size'), start.size ?? FIRST.size, PAGE_SIZES),
      text: params.get('query') ?? start.text ?? '',
      sort: sortIn(params.get('sort')) ?? start.sort,
    }),
    [params, start.page, start.size, start.text, start.sort],
  )
  const onPaging = useCallback(
    ({ page, size }: { page: number; size: number }) =>
      change({ page: page === 1 ? undefined : String(page), size: size === FIRST.size ? undefined : String(size) }),
    [change],
  )
  const onSort = useCallback(
    ({ id, descending }: TableSort) => change({ sort: `${id}.${descending ? 'desc' : 'asc'}`, page: undefined }),
    [change],
  )
  const onSearch = useCallback(
    (text: string) => change({ query: text || undefined, page: undefined }, 'replace'),
    [change],
  )
  return useMemo(() => ({ query, onPaging, onSort, onSearch }), [query, onPaging, onSort, onSearch])
}
