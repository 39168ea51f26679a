import { useEffect, useState } from 'react'

/** Becomes true once the component has been shown for `delay` milliseconds: quick answers never flash a placeholder. */
export function useDelayed(delay = 200): boolean {
  const [passed, setPassed] = useState(delay <= 0)
  useEffect(() => {
    if (delay <= 0) return
    const timer = setTimeout(() => setPassed(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return passed
}
