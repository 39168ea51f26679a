import {
  type ColumnDef,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { type RefObject, useEffect, useMemo } from 'react'

import type { DataTableProps } from './table-types.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useRowSelection } from './use-row-selection.ts'

export const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })

/** State and wiring of the table: the server sorts and pages, so a change of either only asks for other rows. */
export function useDataTable<Row extends RowData>(
  props: DataTableProps<Row>,
  grid: RefObject<HTMLTableElement | null>,
) {
  const { rows, columns, rowId, sort, actions, search, paging, state, onPaging, onSort, onOpen, onOpenMany } = props
  const ids = rows.map(rowId)
  const selection = useRowSelection(ids)
  const sorting = useMemo<SortingState>(() => (sort ? [{ id: sort.id, desc: sort.descending }] : []), [sort])
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        header: column.header,
        // Without a value the library takes a column for unsortable; the server has the real ones.
        accessorFn: () => column.id,
        cell: ({ row }) => column.cell(row.original),
        enableSorting: column.sortable ?? false,
        sortDescFirst: column.descendingFirst ?? false,
      })),
    [columns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { rowSelection: selection.ticked, sorting },
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    onSortingChange: (updater: Updater<SortingState>) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater
      // Other rows come: what was ticked among the old ones must not linger unseen.
      selection.clear()
      if (next) onSort?.({ id: next.id, descending: next.desc })
    },
  })
  const tableRows = table.getRowModel().rows
  const selectedRows = tableRows.filter((row) => row.getIsSelected()).map((row) => row.original)

  const open = (id: string) => {
    const row = tableRows.find((candidate) => candidate.id === id)
    if (!row) return
    if (onOpenMany && selectedRows.length > 1 && row.getIsSelected()) onOpenMany(selectedRows)
    else onOpen?.(row.original)
  }
  const keys = useGridKeys({ grid, ids, selection: actions ? selection : null, onOpen: open })

  // Rows can vanish while someone is on the last page: the page that no longer exists becomes the last one.
  const lastPage = Math.max(1, Math.ceil(paging.total / paging.size))
  const isBeyond = state === 'ready' && paging.page > lastPage
  useEffect(() => {
    if (isBeyond) onPaging?.({ page: lastPage, size: paging.size })
  }, [isBeyond, lastPage, paging.size, onPaging])

  return {
    table,
    tableRows,
    selectedRows,
    selection: actions ? selection : null,
    keys,
    open,
    /** The bar disappears with the selection: the focus goes back to the row it came from. */
    clearToRow: () => {
      selection.clear()
      keys.focusRow(keys.activeId ?? undefined)
    },
    turnTo: (next: { page: number; size: number }) => {
      selection.clear()
      onPaging?.(next)
    },
    searchFor: (text: string) => {
      selection.clear()
      search?.onSearch(text)
    },
  }
}

export type DataTableState<Row extends RowData> = ReturnType<typeof useDataTable<Row>>
