import labels from '@werkplatz/content/labels/general.json'
import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { CELL, ROW } from './grid-roles.ts'
import type { DataColumn } from './table-types.ts'
import { TickBox } from './TickBox.tsx'
import type { RowSelection } from './use-row-selection.ts'

import styles from './DataTable.module.css'

type TableRowProps<Row> = {
  row: Row
  id: string
  label: string
  /** Position over all pages, from 1; the head is row 1. */
  rowIndex: number
  columns: readonly DataColumn<Row>[]
  selection: RowSelection | null
  tint: string | undefined
  isActive: boolean
  menu: ReactNode
  onFocus: () => void
  onOpen: (() => void) | undefined
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, label, rowIndex, columns, selection, tint, isActive, menu, onFocus, onOpen } = props
  const pointer = useOpenByPointer(onOpen)
  const isSelected = selection?.ticked[id] ?? false
  return (
    <tr
      {...ROW}
      {...pointer}
      onFocus={onFocus}
      data-row-id={id}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={rowIndex + 1}
      aria-selected={selection ? isSelected : undefined}
      className={classNames(styles.row, tint && styles.tinted, tint, isSelected && styles.selected)}
    >
      {selection && (
        <td {...CELL} className={classNames(styles.cell, styles.tick)}>
          <TickBox
            label={fillIn(labels.selectNamed, { name: label })}
            checked={isSelected}
            onToggle={(event) => (event.shiftKey ? selection.extendTo(id) : selection.toggle(id))}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          {...CELL}
          className={classNames(
            styles.cell,
            column.kind === 'title' && styles.title,
            column.wide && styles.wide,
            column.muted && styles.muted,
            column.numeric && styles.numeric,
            column.align === 'end' && styles.end,
            column.hideOnMobile && styles.hideOnMobile,
          )}
        >
          {column.cell(row)}
        </td>
      ))}
      {menu !== undefined && (
        <td {...CELL} className={classNames(styles.cell, styles.menu)}>
          {menu}
        </td>
      )}
    </tr>
  )
}

/** Double-click opens. A phone has none: there a tap on the card opens. */
function useOpenByPointer(onOpen: (() => void) | undefined) {
  const touched = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      touched.current = event.pointerType === 'touch'
    },
    onClick: (event: MouseEvent) => touched.current && isPlain(event) && onOpen?.(),
    onDoubleClick: (event: MouseEvent) => !touched.current && isPlain(event) && onOpen?.(),
  }
}

/** On the row itself: not on one of its controls, and not in a menu that only React's tree puts inside. */
function isPlain(event: MouseEvent): boolean {
  const target = event.target as HTMLElement
  return event.currentTarget.contains(target) && !target.closest('a, button, input, label, dialog, [role="menu"]')
}
