// The one way to write: ask, run, say how it went, read again what it changed.
import { matchQuery, MutationObserver, type Query, type QueryKey, useQueryClient } from '@tanstack/react-query'

import { confirm } from '../ui/confirm/confirm-store.ts'
import { detailsOf } from '../ui/failure/use-failure-message.ts'
import type { MessageEntry } from '../ui/toast/message-text.ts'
import { showMessage } from '../ui/toast/show-message.ts'

/** Queries by the beginning of their key, or by anything else about them. */
export type Affected = QueryKey | ((query: Query) => boolean)

export interface Action<Result> {
  /** Asked first; a no ends it. */
  ask?: MessageEntry
  /** What follows cannot be undone. */
  danger?: boolean
  /** Shows the outcome before the server has answered; returns how to take it back. */
  optimistic?: () => () => void
  /** Actions of the same queue run one after the other; what they change is read again after the last. */
  queue?: string
  run: () => Promise<Result>
  /** Missing: the screen itself shows it. */
  done?: MessageEntry | undefined
  /** Null: `onFailed` says it. */
  failed: MessageEntry | null
  onFailed?: (error: unknown) => void
  /** Read again afterwards. */
  invalidates?: readonly Affected[]
  /** Read again after a failure, for somebody else may have been faster. */
  invalidatesOnFailure?: readonly Affected[]
  /** The id of what is out of reach afterwards: its own page must not be asked for again. */
  removes?: string | undefined
}

/** What came of it; null when the person said no or it failed. */
export type Outcome<Result> = { result: Result } | null

export function useAction() {
  const queryClient = useQueryClient()

  const readAgain = (affected: readonly Affected[] = [], queue?: string, removed?: string) => {
    const isLast = !queue || queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === queue }) === 0
    if (affected.length === 0 || !isLast) return
    const isAffected = (query: Query) =>
      affected.some((one) => (typeof one === 'function' ? one(query) : matchQuery({ queryKey: one }, query)))
    void queryClient.invalidateQueries({
      predicate: (query) => isAffected(query) && !(removed && query.queryKey.includes(removed)),
    })
  }

  return async function act<Result>(action: Action<Result>): Promise<Outcome<Result>> {
    const { ask, danger = false, optimistic, queue, run, done, failed, onFailed } = action
    if (ask && !(await confirm(ask, { danger }))) return null
    const takeBack = optimistic?.()
    let result: Result
    try {
      result = await new MutationObserver(queryClient, {
        mutationFn: run,
        // What is queued may wait for a connection; anything else fails at once without one.
        ...(queue ? { scope: { id: queue } } : { networkMode: 'always' }),
      }).mutate()
    } catch (error) {
      takeBack?.()
      if (failed) showMessage(failed, detailsOf(error))
      onFailed?.(error)
      readAgain(action.invalidatesOnFailure, queue)
      return null
    }
    if (done) showMessage(done)
    readAgain(action.invalidates, queue, action.removes)
    return { result }
  }
}
