import { useCallback, useMemo, useState } from 'react'

import { PAGE_SIZES, type TableSort } from './table-types.ts'

export type TableQuery = { page: number; size: number; text: string; sort: TableSort | undefined }

const FIRST = { page: 1, size: PAGE_SIZES[0], text: '', sort: undefined }

/** What a table asks its server for. Another size, order or search text always starts again at page 1. */
export function useTableQuery(start: Partial<TableQuery> = {}) {
  const [query, setQuery] = useState<TableQuery>({ ...FIRST, ...start })
  const onPaging = useCallback((next: { page: number; size: number }) => setQuery((now) => ({ ...now, ...next })), [])
  const onSort = useCallback((sort: TableSort) => setQuery((now) => ({ ...now, sort, page: 1 })), [])
  const onSearch = useCallback((text: string) => setQuery((now) => ({ ...now, text, page: 1 })), [])
  return useMemo(() => ({ query, onPaging, onSort, onSearch }), [query, onPaging, onSort, onSearch])
}
