import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

import { place, raise } from './place.ts'

type DropdownInput = {
  /** Holds the target as its first child. */
  frame: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
  align: 'start' | 'end'
  /** As wide as the target. */
  sameWidth?: boolean
}

/** A panel under its target: follows it while the page scrolls, closes when something else is pressed. */
export function useDropdown({ frame, panel, align, sameWidth = false }: DropdownInput) {
  const [open, setOpen] = useState(false)
  const target = () => frame.current?.firstElementChild as HTMLElement | null | undefined

  useLayoutEffect(() => {
    const anchor = frame.current?.firstElementChild
    if (!open || !panel.current || !(anchor instanceof HTMLElement)) return
    const settle = () => {
      if (panel.current) place(panel.current, anchor, { prefer: 'below', align, gap: 8, sameWidth })
    }
    raise(panel.current)
    settle()
    window.addEventListener('resize', settle)
    window.addEventListener('scroll', settle, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', settle)
      window.removeEventListener('scroll', settle, { capture: true })
    }
  }, [open, frame, panel, align, sameWidth])

  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open, frame])

  /** Back to where it was opened from. */
  const close = () => {
    setOpen(false)
    target()?.focus()
  }
  return { open, setOpen, close }
}
