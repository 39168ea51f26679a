import { useRef, type KeyboardEvent, type PointerEvent } from 'react'

export interface DragOrder {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: () => void
  onPointerCancel: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** For the grip of a tile: drag it with mouse or finger over another tile, or move it with the arrow keys. */
export function useDragOrder(index: number, move: (to: number) => void): DragOrder {
  const dragging = useRef(false)
  const end = () => void (dragging.current = false)
  return {
    onPointerDown(event) {
      dragging.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event) {
      if (!dragging.current) return
      const below = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-order]')
      const to = Number(below?.getAttribute('data-order') ?? Number.NaN)
      if (!Number.isNaN(to) && to !== index) move(to)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown(event) {
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      move(index + step)
    },
  }
}
