import { hashKey, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Reads what a page is about. A failure stays while the thing is asked for again, for nothing new is known yet; and it
 * takes nothing away that was loaded before.
 */
export function useThing<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>) {
  // The page says itself when it tries again.
  const { data, error, refetch, isFetching } = useQuery({ ...options, refetchInterval: false })
  const about = hashKey(options.queryKey)
  const [last, setLast] = useState<{ about: string; error: Error } | null>(null)
  const failure = data === undefined ? error : null
  if (failure && failure !== last?.error) setLast({ about, error: failure })
  const before = last?.about === about ? last.error : null
  return { data, error: data === undefined ? (failure ?? before) : null, refetch, isFetching }
}
