import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { place, raise } from '../popover/place.ts'

const OPEN_DELAY_MS = 400

/** Shows a hint after a moment of hovering, or at once for the keyboard; Escape and a click hide it. */
export function useTooltip(anchor: RefObject<HTMLElement | null>, tip: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    if (!open || !anchor.current || !tip.current) return
    raise(tip.current)
    place(tip.current, anchor.current, { prefer: 'above', align: 'center', gap: 6 })
  }, [open, anchor, tip])

  const hide = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  return {
    open,
    hide,
    onPointerEnter: () => {
      timer.current = setTimeout(() => setOpen(true), OPEN_DELAY_MS)
    },
    onPointerLeave: hide,
    onFocus: () => anchor.current?.matches(':focus-visible') && setOpen(true),
    onBlur: hide,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && hide(),
  }
}
