import type { KeyboardEvent } from 'react'

export interface ListMoves {
  open: boolean
  step: (by: 1 | -1) => void
  choose: () => void
  close: () => void
}

/** The keys of a field with a list below it. */
export const listKeys =
  ({ open, step, choose, close }: ListMoves) =>
  (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (open && event.key === 'Enter') choose()
    else if (open && event.key === 'Escape') close()
    else return
    // Enter must not send the form and Escape not close a dialog while they mean the list.
    event.preventDefault()
    event.stopPropagation()
  }
