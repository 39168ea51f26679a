import { type RowSelectionState } from '@tanstack/react-table'
import { useCallback, useRef, useState } from 'react'

/** Which rows are ticked. The anchor is the last row toggled alone: an extension runs from there. */
export function useRowSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<RowSelectionState>({})
  const anchor = useRef<string | null>(null)
  // A row that left the list is no longer selected, whatever was ticked before.
  const selected = ids.filter((id) => ticked[id])

  const toggle = useCallback((id: string) => {
    anchor.current = id
    setTicked((before) => (before[id] ? without(before, id) : { ...before, [id]: true }))
  }, [])

  const extendTo = (id: string) => {
    const to = ids.indexOf(id)
    const from = anchor.current === null ? -1 : ids.indexOf(anchor.current)
    const start = from === -1 ? to : from
    const range = ids.slice(Math.min(start, to), Math.max(start, to) + 1)
    anchor.current ??= id
    setTicked((before) => ({ ...before, ...tickAll(range) }))
  }

  const clear = useCallback(() => {
    anchor.current = null
    setTicked({})
  }, [])

  const toggleAll = () => (selected.length === ids.length ? clear() : setTicked(tickAll(ids)))

  return { selected, ticked: tickAll(selected), toggle, extendTo, clear, toggleAll }
}

export type RowSelection = ReturnType<typeof useRowSelection>

const tickAll = (ids: readonly string[]): RowSelectionState => Object.fromEntries(ids.map((id) => [id, true]))

function without(state: RowSelectionState, id: string): RowSelectionState {
  return Object.fromEntries(Object.entries(state).filter(([key]) => key !== id))
}
