import { type TouchEvent, useRef } from 'react'

const FAR = 80

/** A finger that goes right, and hardly up or down, leads one step back. */
export function useSwipeBack(onBack: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const first = touches.item(0)
      start.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null
    },
    onTouchEnd: ({ changedTouches, target }: TouchEvent) => {
      const last = changedTouches.item(0)
      const from = start.current
      start.current = null
      // What scrolls sideways itself keeps its own gesture.
      if (!from || !last || (target as Element).closest('ul, textarea')) return
      if (last.clientX - from.x > FAR && Math.abs(last.clientY - from.y) < FAR / 2) onBack()
    },
  }
}
