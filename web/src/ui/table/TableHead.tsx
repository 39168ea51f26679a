import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import type { Header, RowData, SortDirection } from '@tanstack/react-table'
import labels from '@werkplatz/content/labels/general.json'

import { classNames } from '../../lib/class-names.ts'
import { COLUMN_HEADER, ROW, ROW_GROUP } from './grid-roles.ts'
import type { DataColumn } from './table-types.ts'
import { TickBox } from './TickBox.tsx'
import type { features } from './use-data-table.ts'
import type { RowSelection } from './use-row-selection.ts'

import styles from './DataTable.module.css'

type TableHeadProps<Row extends RowData> = {
  headers: readonly Header<typeof features, Row>[]
  columns: readonly DataColumn<Row>[]
  rowCount: number
  selection: RowSelection | null
  hasMenu: boolean
}

export function TableHead<Row extends RowData>({
  headers,
  columns,
  rowCount,
  selection,
  hasMenu,
}: TableHeadProps<Row>) {
  const ticked = selection?.selected.length ?? 0
  return (
    <thead {...ROW_GROUP}>
      <tr {...ROW} aria-rowindex={1}>
        {selection && (
          <th {...COLUMN_HEADER} className={classNames(styles.head, styles.tick)}>
            <TickBox
              label={labels.selectAll}
              checked={rowCount > 0 && ticked === rowCount}
              mixed={ticked > 0 && ticked < rowCount}
              onToggle={selection.toggleAll}
            />
          </th>
        )}
        {headers.map((header, index) => (
          <th
            key={header.id}
            {...COLUMN_HEADER}
            aria-sort={header.column.getCanSort() ? ariaSort(header.column.getIsSorted()) : undefined}
            className={classNames(
              styles.head,
              columns[index]?.align === 'end' && styles.end,
              columns[index]?.hideOnMobile && styles.hideOnMobile,
            )}
          >
            {header.column.getCanSort() ? (
              <SortButton header={header} label={columns[index]?.header} />
            ) : (
              columns[index]?.header
            )}
          </th>
        ))}
        {hasMenu && (
          <th {...COLUMN_HEADER} className={classNames(styles.head, styles.menu)}>
            <span className="sr-only">{labels.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

type SortButtonProps<Row extends RowData> = { header: Header<typeof features, Row>; label: string | undefined }

function SortButton<Row extends RowData>({ header: { column }, label }: SortButtonProps<Row>) {
  const sorted = column.getIsSorted()
  const Arrow = (sorted || column.getFirstSortDir()) === 'desc' ? IconArrowDown : IconArrowUp
  return (
    <button type="button" className={styles.sort} onClick={() => column.toggleSorting()}>
      {label}
      <Arrow stroke={2} aria-hidden className={sorted ? undefined : styles.idle} />
    </button>
  )
}

function ariaSort(sorted: false | SortDirection) {
  if (!sorted) return 'none'
  return sorted === 'desc' ? 'descending' : 'ascending'
}
