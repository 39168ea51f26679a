import { useEffect, useState } from 'react'

/** As the specification asks of every search. */
const DEBOUNCE_MS = 500

/** The value once it has stayed the same for half a second. */
export function useLater<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
