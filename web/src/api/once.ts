/**
 * Options of a query that is asked for once a visit: what a form is filled with must not be replaced by a later answer
 * while somebody types, and its own saving must not read the form that is just being left. Neither an invalidation nor
 * the live channel's "read everything again" reaches it.
 */
export const once = { staleTime: 'static', gcTime: 0 } as const
