import { useEffect, useState } from 'react'

/** What somebody types, once they pause; nothing typed is known at once. */
export function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value ? ms : 0)
    return () => clearTimeout(timer)
  }, [value, ms])
  return value ? settled : ''
}
