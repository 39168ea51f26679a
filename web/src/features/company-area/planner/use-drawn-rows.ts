import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const WINDOW = 40
/** Before the end comes into sight. */
const AHEAD = '800px'

/**
 * Rows are added while somebody scrolls, and stay: what is drawn can be found by the browser's search, read aloud and
 * reached with the keys. What lies outside of the window costs nothing more (content-visibility, in the stylesheet).
 */
export function useDrawnRows(total: number) {
  const [count, setCount] = useState(WINDOW)
  const [node, end] = useState<HTMLElement | null>(null)
  const drawn = Math.min(count, total)
  const isAll = drawn === total
  useEffect(() => {
    if (!node || isAll) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(drawn + WINDOW)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [node, drawn, isAll])
  const drawAll = useCallback(() => flushSync(() => setCount(total)), [total])
  return { drawn, end, drawAll }
}
