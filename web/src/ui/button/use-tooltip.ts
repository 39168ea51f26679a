import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const OPEN_DELAY_MS = 400
const GAP = 6

/** Shows a hint after a moment of hovering, or at once for the keyboard; Escape and a click hide it. */
export function useTooltip(anchor: RefObject<HTMLElement | null>, tip: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    if (open && anchor.current && tip.current) place(tip.current, anchor.current.getBoundingClientRect())
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

/** Above the button if there is room, else below it; never over the edge of the window. */
function place(tip: HTMLElement, anchor: DOMRect) {
  // The top layer lies above dialogs, too. Where a browser has none, fixed positioning does.
  tip.showPopover?.()
  const { width, height } = tip.getBoundingClientRect()
  const above = anchor.top - height - GAP
  const left = anchor.left + (anchor.width - width) / 2
  tip.style.top = `${above > GAP ? above : anchor.bottom + GAP}px`
  tip.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`
}
