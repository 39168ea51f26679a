// A status machine is a pure table: one row a verb, from which statuses it is legal and where it leads.

export interface Arrow<S extends string> {
  from: readonly S[]
  to: S
}

export interface StatusTable<S extends string = string, V extends string = string> {
  /** The database table whose `status` column this governs. */
  resource: string
  statuses: readonly S[]
  verbs: Record<V, Arrow<S>>
}

export function statusTable<const S extends string, const V extends string>(
  table: StatusTable<S, V>,
): StatusTable<S, V> {
  return table
}

export type Move<S extends string> = { to: S } | { refused: 'already_there' | 'not_allowed' }

/** Next status, or why not. */
export function nextStatus<S extends string, V extends string>(table: StatusTable<S, V>, from: S, verb: V): Move<S> {
  const arrow = table.verbs[verb]
  if (arrow.from.includes(from)) return { to: arrow.to }
  return { refused: from === arrow.to ? 'already_there' : 'not_allowed' }
}
