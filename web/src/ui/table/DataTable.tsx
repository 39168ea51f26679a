import type { RowData } from '@tanstack/react-table'
import labels from '@werkplatz/content/labels/general.json'
import general from '@werkplatz/content/messages/general.json'
import { useId, useRef } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { Button } from '../button/Button.tsx'
import { EmptyState } from '../empty/EmptyState.tsx'
import { LoadFailed } from '../empty/LoadFailed.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { ROW_GROUP } from './grid-roles.ts'
import { SelectionBar } from './SelectionBar.tsx'
import type { DataTableProps, TableEmpty } from './table-types.ts'
import { TableFooter } from './TableFooter.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { useDataTable } from './use-data-table.ts'

import styles from './DataTable.module.css'

export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowLabel, state, onRetry, empty, paging, search, toolbar, countLabel } = props
  const { onPaging, actions, rowMenu, rowTint, rowSize } = props
  const grid = useRef<HTMLTableElement>(null)
  const { table, tableRows, selectedRows, selection, keys, ...act } = useDataTable(props, grid)
  const captionId = useId()
  const isEmpty = rows.length === 0
  const isSearching = state === 'loading' && Boolean(search?.value)
  const showsBar = selectedRows.length > 0 && actions !== undefined

  return (
    <div>
      {(search || toolbar || countLabel) && (
        <div className={styles.toolbar}>
          {search && <SearchField {...search} onSearch={act.searchFor} pending={isSearching} />}
          {toolbar}
          {(countLabel || isSearching) && (
            <span className={styles.count}>{isSearching ? general.searchPending.text : countLabel}</span>
          )}
        </div>
      )}
      <output className="sr-only">
        {selectedRows.length > 0 && fillIn(labels.countSelected, { count: selectedRows.length })}
      </output>
      <div className={classNames(styles.wrap, showsBar && styles.underBar)}>
        {state === 'loading' && !isEmpty && <span className={styles.progress} aria-hidden />}
        {state === 'failed' ? (
          <div className={styles.state}>
            <LoadFailed {...(onRetry && { onRetry })} />
          </div>
        ) : isEmpty && state === 'ready' ? (
          <div className={styles.state}>
            <TableEmptyState empty={empty} onReset={search?.value ? () => act.searchFor('') : undefined} />
          </div>
        ) : (
          <table
            ref={grid}
            {...keys.gridProps}
            aria-labelledby={captionId}
            aria-multiselectable={selection ? true : undefined}
            aria-rowcount={paging.total + 1}
            aria-busy={state === 'loading'}
            className={classNames(styles.table, rowSize === 'tall' && styles.tall)}
          >
            <caption className="sr-only" id={captionId}>
              {caption}
            </caption>
            <TableHead
              headers={table.getHeaderGroups()[0]?.headers ?? []}
              columns={columns}
              rowCount={rows.length}
              selection={selection}
              hasMenu={rowMenu !== undefined}
            />
            {isEmpty ? (
              <TableSkeleton
                columns={columns}
                rows={Math.min(paging.size, 10)}
                hasTicks={selection !== null}
                hasMenu={rowMenu !== undefined}
              />
            ) : (
              <tbody {...ROW_GROUP}>
                {tableRows.map((row, index) => (
                  <TableRow
                    key={row.id}
                    row={row.original}
                    id={row.id}
                    label={rowLabel(row.original)}
                    rowIndex={(paging.page - 1) * paging.size + index + 1}
                    columns={columns}
                    selection={selection}
                    tint={rowTint?.(row.original)}
                    isActive={row.id === keys.activeId}
                    menu={rowMenu?.(row.original)}
                    onFocus={() => keys.setActive(row.id)}
                    onOpen={() => act.open(row.id)}
                  />
                ))}
              </tbody>
            )}
          </table>
        )}
        {onPaging && paging.total > 10 && state !== 'failed' && <TableFooter paging={paging} onPaging={act.turnTo} />}
      </div>
      {showsBar && <SelectionBar rows={selectedRows} actions={actions} onClear={act.clearToRow} />}
    </div>
  )
}

type TableEmptyStateProps = { empty: TableEmpty; onReset: (() => void) | undefined }

/** `onReset`: a search found nothing; there is a way back to everything. */
function TableEmptyState({ empty, onReset }: TableEmptyStateProps) {
  if (onReset) {
    return (
      <EmptyState
        illustration="nicht-gefunden"
        titleLevel={2}
        title={general.searchEmpty.text}
        text={labels.nothingFoundHint}
        action={<Button onClick={onReset}>{labels.clearSearch}</Button>}
      />
    )
  }
  return <EmptyState {...empty} titleLevel={2} illustration={empty.illustration ?? 'leer'} />
}
