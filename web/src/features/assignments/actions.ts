// What can be done to assignments.
import messages from '@werkplatz/content/messages/assignments.json'

import { type ApiError, isApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { type Action, useAction } from '../../api/use-action.ts'
import type { Decision } from '../shared/DecisionForm.tsx'

/** An accepted application shows what became of it. */
const invalidates = [['assignments'], ['applications']]
const invalidatesOnFailure = [['assignments']]

/** `onConflict`: what stands in the way (a 409), for the page to say where it happened. */
export function useAssignmentActions(onConflict?: (error: ApiError) => void) {
  const act = useAction()
  const isDone = async (action: Action<unknown>) =>
    (await act({
      invalidates,
      invalidatesOnFailure,
      onFailed: (error) => isApiError(error, 409) && onConflict?.(error),
      ...action,
    })) !== null

  return {
    submit: (id: string) =>
      isDone({
        ask: messages.submitConfirm,
        run: () => call('submitAssignment', { body: { id } }),
        done: messages.submitted,
        failed: messages.submitFailed,
      }),
    review: (id: string, status: Decision, reviewMessage: string) =>
      isDone({
        run: () => call('reviewAssignment', { body: { id, status, reviewMessage } }),
        done: status === 'APPROVED' ? messages.approved : messages.rejected,
        failed: messages.validateFailed,
      }),
    remove: (id: string) =>
      isDone({
        ask: messages.deleteConfirm,
        danger: true,
        removes: id,
        run: () => call('deleteAssignment', { query: { id } }),
        done: messages.deleted,
        failed: messages.deleteFailed,
      }),
  }
}
