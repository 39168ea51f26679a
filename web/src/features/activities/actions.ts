// What can be done to an activity.
import messages from '@werkplatz/content/messages/activities.json'

import { call } from '../../api/client.ts'
import { type Action, useAction } from '../../api/use-action.ts'

/** What an action can change: lists, pages and marks. */
const invalidates = [['activities'], ['applications'], ['home'], ['bookmarks']]
const invalidatesOnFailure = [['activities']]

/** Each returns whether it was done. */
export function useActivityActions() {
  const act = useAction()
  const isDone = async (action: Action<unknown>) =>
    (await act({ invalidates, invalidatesOnFailure, ...action })) !== null

  return {
    submit: (id: string) =>
      isDone({
        ask: messages.reviewRequestConfirm,
        run: () => call('submitActivity', { body: { id } }),
        done: messages.reviewRequested,
        failed: messages.reviewRequestFailed,
      }),
    /** Of what was read: rewritten meanwhile, it is refused and shown anew. */
    review: (
      { activityId: id, dateModified }: { activityId: string; dateModified: string },
      status: 'APPROVED' | 'REJECTED',
      reviewMessage: string,
    ) =>
      isDone({
        removes: status === 'REJECTED' ? id : undefined,
        run: () => call('reviewActivity', { body: { id, status, reviewMessage, dateModified } }),
        done: status === 'APPROVED' ? messages.approved : messages.rejected,
        failed: messages.validateFailed,
      }),
    publish: (id: string) =>
      isDone({
        ask: messages.publishConfirm,
        run: () => call('publishActivity', { body: { id, status: 'PUBLISHED' } }),
        done: messages.published,
        failed: messages.publishFailed,
      }),
    /** With one sentence for all who wait for the caller's answer. */
    declineAll: (activityId: string, reviewMessage: string) =>
      isDone({
        run: () => call('declineApplications', { body: { activityId, reviewMessage } }),
        failed: messages.archiveFailed,
      }),
    /** `asked`: the caller has confirmed already. */
    archive: (id: string, asked = false) =>
      isDone({
        ask: asked ? undefined : messages.archiveConfirm,
        run: () => call('archiveActivity', { body: { id } }),
        done: messages.archived,
        failed: messages.archiveFailed,
      }),
    restore: (id: string) =>
      isDone({
        ask: messages.restoreConfirm,
        run: () => call('restoreActivity', { body: { id } }),
        done: messages.restored,
        failed: messages.restoreFailed,
      }),
    remove: (id: string) =>
      isDone({
        ask: messages.deleteConfirm,
        danger: true,
        removes: id,
        run: () => call('deleteActivity', { query: { id } }),
        done: messages.deleted,
        failed: messages.deleteFailed,
      }),
    feature: (activityId: string, isFeatured: boolean) =>
      isDone({
        run: () => call('featureActivity', { body: { activityId, isFeatured } }),
        done: isFeatured ? messages.featured : messages.unfeatured,
        failed: messages.featureFailed,
      }),
  }
}

export type ActivityActions = ReturnType<typeof useActivityActions>
