import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a change of page the focus goes to the new content, as it would after a reload. */
export function usePageFocus() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
