// Keyboard of the table: Tab reaches it once; arrows move inside. Rows first, Right and Left walk a row's controls.
import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'

import { GRID } from './grid-roles.ts'
import type { RowSelection } from './use-row-selection.ts'

const CONTROLS = 'a[href], button, input, select, [data-grid-control]'
const OVERLAYS = 'dialog, [role="menu"]'

type GridKeysInput = {
  grid: RefObject<HTMLTableElement | null>
  ids: readonly string[]
  selection: RowSelection | null
  onOpen: (id: string) => void
}

export function useGridKeys({ grid, ids, selection, onOpen }: GridKeysInput) {
  const [active, setActive] = useState<string | null>(null)
  const activeId = active !== null && ids.includes(active) ? active : (ids[0] ?? null)

  // Controls inside the grid are reached by arrows; as tab stops they would make fifty of one.
  useLayoutEffect(() => {
    for (const control of controlsIn(grid.current)) control.tabIndex = -1
  })

  const focusRow = (id: string | undefined) => {
    if (id === undefined) return
    setActive(id)
    rowElement(grid.current, id)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const target = event.target as HTMLElement
    // Menus render elsewhere in the document, but their events bubble through React's tree.
    if (!grid.current?.contains(target) || target.closest('dialog') || isTyping(target) || event.defaultPrevented)
      return
    const handled = target.closest('thead')
      ? onHeadKey(event, target)
      : onRowKey(event, target, target.closest<HTMLElement>('tr[data-row-id]'))
    if (handled) event.preventDefault()
  }

  const onHeadKey = (event: KeyboardEvent, target: HTMLElement): boolean => {
    if (event.key === 'ArrowDown') focusRow(activeId ?? undefined)
    else if (event.key === 'ArrowRight') step(controlsIn(target.closest('tr')), target, 1)?.focus()
    else if (event.key === 'ArrowLeft') step(controlsIn(target.closest('tr')), target, -1)?.focus()
    else if (event.key === 'Escape') selection?.clear()
    else return false
    return true
  }

  const onRowKey = (event: KeyboardEvent, target: HTMLElement, row: HTMLElement | null): boolean => {
    const id = row?.dataset['rowId']
    if (!row || id === undefined) return false
    const index = ids.indexOf(id)
    const onRow = target === row
    switch (event.key) {
      case 'ArrowDown':
        focusRow(ids[index + 1] ?? id)
        return true
      case 'ArrowUp':
        if (index > 0) focusRow(ids[index - 1])
        else controlsIn(grid.current?.tHead)[0]?.focus()
        return true
      case 'Home':
        focusRow(ids[0])
        return true
      case 'End':
        focusRow(ids.at(-1))
        return true
      case 'ArrowRight':
        ;(onRow ? controlsIn(row)[0] : step(controlsIn(row), target, 1))?.focus()
        return true
      case 'ArrowLeft':
        ;(step(controlsIn(row), target, -1) ?? row).focus()
        return true
      case 'Escape':
        selection?.clear()
        focusRow(id)
        return true
    }
    if (!onRow) return false
    if (event.key === 'Enter') onOpen(id)
    else if (event.key === ' ' && event.shiftKey) selection?.extendTo(id)
    else if (event.key === ' ') selection?.toggle(id)
    else return false
    return true
  }

  return { activeId, setActive, focusRow, gridProps: { ...GRID, onKeyDown } }
}

const controlsIn = (element: HTMLElement | null | undefined): HTMLElement[] =>
  [...(element?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter((control) => !control.closest(OVERLAYS))

function step(controls: HTMLElement[], current: HTMLElement, by: number): HTMLElement | undefined {
  const index = controls.indexOf(current)
  return index === -1 ? undefined : controls[index + by]
}

const rowElement = (grid: HTMLElement | null, id: string) =>
  [...(grid?.querySelectorAll<HTMLElement>('tr[data-row-id]') ?? [])].find((row) => row.dataset['rowId'] === id)

/** Arrows and spaces belong to whoever is typing. */
const isTyping = (element: HTMLElement) =>
  element.isContentEditable || element.matches('textarea, select, input:not([type="checkbox"], [type="radio"])')
