// TanStack starts a read that is under way anew only if there is an older answer to show meanwhile. A first read that began
// before a change would stay, and a comment just sent would be missing from what it brings: it is followed by a second one.
import type { QueryClient } from '@tanstack/react-query'

export function repeatFirstReads(queryClient: QueryClient) {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return
    const { state, promise, queryKey } = event.query
    if (state.fetchStatus === 'idle' || state.data !== undefined) return
    // A read that fails is asked again anyway.
    promise?.then(
      () => void queryClient.invalidateQueries({ queryKey, exact: true }),
      () => {},
    )
  })
}
