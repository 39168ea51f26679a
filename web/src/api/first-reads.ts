// TanStack starts a read that is under way anew only if there is an older answer to show meanwhile. A first read that began
// before a change would stay, and a comment just sent would be missing from what it brings: it is followed by a second one.
import type { QueryClient } from '@tanstack/react-query'

export function repeatFirstReads(queryClient: QueryClient) {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { state, promise, queryKey } = event.query
    // A read that begins knows of everything so far. Left marked as outdated from before, it would not be marked again.
    if (event.action.type === 'fetch' && state.isInvalidated && state.data === undefined)
      event.query.setState({ isInvalidated: false })
    if (event.action.type !== 'invalidate') return
    if (state.fetchStatus === 'idle' || state.data !== undefined) return
    // A read that fails is asked again anyway.
    promise?.then(
      () => void queryClient.invalidateQueries({ queryKey, exact: true }),
      () => {},
    )
  })
}
