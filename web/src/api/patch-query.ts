// A live message changes what is known. An answer that is under way was asked for before the message came and may not know
// of it: it would put back what was, so it is asked for again.
import type { QueryClient, QueryKey } from '@tanstack/react-query'

export function patchQuery<T>(queryClient: QueryClient, queryKey: QueryKey, change: (known: T) => T) {
  queryClient.setQueryData<T>(queryKey, (known) => (known === undefined ? undefined : change(known)))
  const query = queryClient.getQueryCache().find({ queryKey })
  if (!query || query.state.fetchStatus === 'idle') return
  const readAgain = () => void queryClient.invalidateQueries({ queryKey, exact: true })
  // A further page that is on its way must not be lost: it comes first.
  if (query.state.fetchMeta?.fetchMore) query.promise?.then(readAgain, () => {})
  else readAgain()
}
