// What can be done to applications and requests.
import activityMessages from '@werkplatz/content/messages/activities.json'
import messages from '@werkplatz/content/messages/applications.json'
import requestMessages from '@werkplatz/content/messages/external-approvals.json'

import { type ApiError, isApiError } from '../../api/api-error.ts'
import { answer, call } from '../../api/client.ts'
import { type Action, useAction } from '../../api/use-action.ts'
import { paths, safeLocation } from '../../lib/paths.ts'
import type { Decision } from '../shared/DecisionForm.tsx'

/** What an action can change: lists, pages, and what an activity's page says about applying. */
const invalidates = [['applications'], ['activities'], ['home']]
const invalidatesOnFailure = [['applications']]

/** `onConflict`: what stands in the way (a 409), for the page to say where it happened. */
export function useApplicationActions(onConflict?: (error: ApiError) => void) {
  const act = useAction()
  const perform = <Result>(action: Action<Result>) =>
    act({
      invalidates,
      invalidatesOnFailure,
      onFailed: (error) => isApiError(error, 409) && onConflict?.(error),
      ...action,
    })
  const isDone = async (action: Action<unknown>) => (await perform(action)) !== null

  return {
    send: (id: string) =>
      isDone({
        ask: messages.sendConfirm,
        run: () => call('sendApplication', { body: { id, status: 'PENDING' } }),
        done: messages.sent,
        failed: messages.sendFailed,
      }),
    review: (id: string, status: Decision, reviewMessage: string) =>
      isDone({
        run: () => call('reviewApplication', { body: { id, status, reviewMessage } }),
        done: status === 'APPROVED' ? messages.approved : messages.rejected,
        failed: messages.validateFailed,
      }),
    remove: (id: string) =>
      isDone({
        ask: messages.deleteConfirm,
        danger: true,
        removes: id,
        run: () => call('deleteApplication', { query: { id } }),
        done: messages.deleted,
        failed: messages.deleteFailed,
      }),
    /** Returns where the new request can be seen. */
    request: async (activityId: string, reason: string) => {
      const outcome = await perform({
        run: () => answer('requestApproval', { body: { activityId, approvalStatus: 'PENDING', comment: '', reason } }),
        done: requestMessages.requested,
        failed: activityMessages.applyRequestFailed,
      })
      return outcome && (safeLocation(outcome.result.location) ?? paths.applications('external'))
    },
    decide: (id: string, approvalStatus: Decision, comment: string) =>
      isDone({
        run: () => call('decideApproval', { body: { id, approvalStatus, comment } }),
        done: approvalStatus === 'APPROVED' ? requestMessages.approved : requestMessages.rejected,
        failed: requestMessages.validateFailed,
      }),
    removeRequest: (id: string) =>
      isDone({
        ask: requestMessages.deleteConfirm,
        danger: true,
        removes: id,
        run: () => call('deleteApproval', { query: { id } }),
        done: requestMessages.deleted,
        failed: requestMessages.deleteFailed,
      }),
  }
}
