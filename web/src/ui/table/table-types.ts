// What a feature says about its table; the table itself knows no domain word.
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'

import type { IllustrationName } from '../empty/EmptyState.tsx'
import type { SearchFieldProps } from '../search/SearchField.tsx'

export type DataColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The header becomes a button; `onSort` of the table is called. */
  sortable?: boolean
  /** The first press sorts from the highest down, as people expect of dates. */
  descendingFirst?: boolean
  /** Drops out of the card below 1024 px. */
  hideOnMobile?: boolean
  /** title: takes the spare width and heads the card on a phone. */
  kind?: 'title' | 'plain'
  /** A title with next to nothing beside it. */
  wide?: boolean
  muted?: boolean
  /** Tabular figures on one line, for dates and counts. */
  numeric?: boolean
  align?: 'start' | 'end'
}

export type TableSort = { id: string; descending: boolean }

export type TablePaging = {
  /** From 1. */
  page: number
  size: number
  /** Records over all pages. */
  total: number
}

export const PAGE_SIZES = [10, 25, 50] as const

export type TableAction<Row> = {
  id: string
  label: string
  icon?: ReactNode
  /** Works on exactly one row: with several it stays visible, disabled, and says why. */
  needsOne?: boolean
  /** Another reason why it cannot be done with these rows now. */
  disabledReason?: (rows: Row[]) => string | undefined
  onRun: (rows: Row[], clearSelection: () => void) => void
}

/** Says what to show when there is no row; a search without result has its own text. */
export type TableEmpty = { title: string; text?: ReactNode; illustration?: IllustrationName; action?: ReactNode }

export type DataTableProps<Row extends RowData> = {
  /** Names the table for assistive technology. */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** What a row is called: «{label} auswählen». */
  rowLabel: (row: Row) => string
  /** loading with rows keeps them, dimmed; without rows it shows placeholders. */
  state: 'ready' | 'loading' | 'failed'
  onRetry?: () => void
  empty: TableEmpty
  paging: TablePaging
  /** Page and size arrive together: another size always comes with page 1. Left out where all rows are there at once. */
  onPaging?: (next: { page: number; size: number }) => void
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  search?: Omit<SearchFieldProps, 'onSearch' | 'pending'> & { onSearch: (text: string) => void }
  /** Beside the search field, such as a filter menu. */
  toolbar?: ReactNode
  /** Right of the toolbar: «271 Einträge». */
  countLabel?: string
  /** With actions the rows can be ticked. */
  actions?: readonly TableAction<Row>[]
  rowMenu?: (row: Row) => ReactNode
  /** A class that sets `--_bg` and `--_edge`, and `--_mix` where the tint is weaker or stronger. */
  rowTint?: (row: Row) => string | undefined
  /** Double-click, Enter, tap: one row, in this tab. */
  onOpen?: (row: Row) => void
  /** The same with several rows ticked: in new tabs. */
  onOpenMany?: (rows: Row[]) => void
  /** tall: 72 px, for an avatar and two lines. */
  rowSize?: 'regular' | 'tall'
}

export const NEEDS_ONE = 'Nur mit genau einer ausgewählten Zeile'

/** Why an action cannot run on these rows, if it cannot. */
export function reasonAgainst<Row>(action: TableAction<Row>, rows: Row[]): string | undefined {
  if (action.needsOne && rows.length !== 1) return NEEDS_ONE
  return action.disabledReason?.(rows)
}
