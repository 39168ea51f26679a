import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

const remembered = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Which view of a list is in force: the one of the address, else the last choice, else the first of the allowed. */
export function useRememberedFilter<Filter extends string>(key: string, allowed: readonly Filter[]): Filter {
  const [search] = useSearchParams()
  const find = (name: string | null) => allowed.find((filter) => filter.toLowerCase() === name?.toLowerCase())
  const current = find(search.get('filter')) ?? find(remembered(key)) ?? (allowed[0] as Filter)
  useEffect(() => {
    try {
      localStorage.setItem(key, current)
    } catch {
      // A full or closed store only costs the memory of the choice.
    }
  }, [key, current])
  return current
}
