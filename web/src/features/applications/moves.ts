// What can be done to applications and requests: each asks where it must, says how it went, and has everything read again.
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import activityMessages from '@werkplatz/content/messages/activities.json'
import messages from '@werkplatz/content/messages/applications.json'
import requestMessages from '@werkplatz/content/messages/external-approvals.json'

import { type ApiError, isApiError } from '../../api/api-error.ts'
import { answer, call } from '../../api/client.ts'
import { paths, safeLocation } from '../../lib/paths.ts'
import { confirm } from '../../ui/confirm/confirm-store.ts'
import { detailsOf } from '../../ui/failure/use-failure-message.ts'
import type { MessageEntry } from '../../ui/toast/message-text.ts'
import { showMessage } from '../../ui/toast/show-message.ts'
import type { Decision } from '../shared/DecisionForm.tsx'

interface Move<Result> {
  ask?: MessageEntry
  /** What follows cannot be undone. */
  danger?: boolean
  /** Afterwards it is gone: its own page must not be asked for again. */
  leaves?: string
  run: () => Promise<Result>
  done: MessageEntry
  failed: MessageEntry
}

/** What a move can change: lists, pages, and what an activity's page says about applying. */
const touched = ['applications', 'activities', 'home']

/** Each answers what came of it. `onConflict`: what stands in the way (a 409), for the page to say where it happened. */
export function useApplicationMoves(onConflict?: (error: ApiError) => void) {
  const queryClient = useQueryClient()

  async function move<Result>({ ask, danger = false, leaves, run, done, failed }: Move<Result>) {
    if (ask && !(await confirm(ask, { danger }))) return null
    let result: Result
    try {
      result = await run()
    } catch (error) {
      showMessage(failed, detailsOf(error))
      if (isApiError(error, 409)) onConflict?.(error)
      // Show what is true now.
      void queryClient.invalidateQueries({ queryKey: ['applications'] })
      return null
    }
    showMessage(done)
    const stays = (key: QueryKey) => !leaves || !key.includes(leaves)
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => touched.includes(String(queryKey[0])) && stays(queryKey),
    })
    return { result }
  }
  const wasDone = (moved: object | null) => moved !== null

  return {
    send: (id: string) =>
      move({
        ask: messages.sendConfirm,
        run: () => call('sendApplication', { body: { id, status: 'PENDING' } }),
        done: messages.sent,
        failed: messages.sendFailed,
      }).then(wasDone),
    review: (id: string, status: Decision, reviewMessage: string) =>
      move({
        run: () => call('reviewApplication', { body: { id, status, reviewMessage } }),
        done: status === 'APPROVED' ? messages.approved : messages.rejected,
        failed: messages.validateFailed,
      }).then(wasDone),
    remove: (id: string) =>
      move({
        ask: messages.deleteConfirm,
        danger: true,
        leaves: id,
        run: () => call('deleteApplication', { query: { id } }),
        done: messages.deleted,
        failed: messages.deleteFailed,
      }).then(wasDone),
    /** Where the new request can be seen. */
    request: (activityId: string) =>
      move({
        ask: requestMessages.requestConfirm,
        run: () => answer('requestApproval', { body: { activityId, approvalStatus: 'PENDING', comment: '' } }),
        done: requestMessages.requested,
        failed: activityMessages.applyRequestFailed,
      }).then((moved) => moved && (safeLocation(moved.result.location) ?? paths.applications('external'))),
    decide: (id: string, approvalStatus: Decision, comment: string) =>
      move({
        run: () => call('decideApproval', { body: { id, approvalStatus, comment } }),
        done: approvalStatus === 'APPROVED' ? requestMessages.approved : requestMessages.rejected,
        failed: requestMessages.validateFailed,
      }).then(wasDone),
    removeRequest: (id: string) =>
      move({
        ask: requestMessages.deleteConfirm,
        danger: true,
        leaves: id,
        run: () => call('deleteApproval', { query: { id } }),
        done: requestMessages.deleted,
        failed: requestMessages.deleteFailed,
      }).then(wasDone),
  }
}
