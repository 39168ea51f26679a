// What can be done to an activity: each asks where it must, says how it went, and has everything read again.
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/activities.json'

import { call } from '../../api/client.ts'
import { confirm } from '../../ui/confirm/confirm-store.ts'
import { detailsOf } from '../../ui/failure/use-failure-message.ts'
import type { MessageEntry } from '../../ui/toast/message-text.ts'
import { showMessage } from '../../ui/toast/show-message.ts'

interface Move {
  ask?: MessageEntry
  /** What follows cannot be undone. */
  danger?: boolean
  /** Afterwards the person cannot reach it any more: its own page must not be asked for again. */
  leaves?: string
  run: () => Promise<unknown>
  done: MessageEntry
  failed: MessageEntry
}

/** What a move can change: lists, pages and marks. */
const touched = ['activities', 'home', 'bookmarks']

/** Each answers whether it was done. */
export function useActivityMoves() {
  const queryClient = useQueryClient()

  async function move({ ask, danger = false, leaves, run, done, failed }: Move): Promise<boolean> {
    if (ask && !(await confirm(ask, { danger }))) return false
    try {
      await run()
    } catch (error) {
      showMessage(failed, detailsOf(error))
      // Somebody else may have been faster: show what is true now.
      void queryClient.invalidateQueries({ queryKey: ['activities'] })
      return false
    }
    showMessage(done)
    const stays = (key: QueryKey) => !leaves || !key.includes(leaves)
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => touched.includes(String(queryKey[0])) && stays(queryKey),
    })
    return true
  }

  return {
    requestReview: (id: string) =>
      move({
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
      move({
        ...(status === 'REJECTED' && { leaves: id }),
        run: () => call('reviewActivity', { body: { id, status, reviewMessage, dateModified } }),
        done: status === 'APPROVED' ? messages.approved : messages.rejected,
        failed: messages.validateFailed,
      }),
    publish: (id: string) =>
      move({
        ask: messages.publishConfirm,
        run: () => call('publishActivity', { body: { id, status: 'PUBLISHED' } }),
        done: messages.published,
        failed: messages.publishFailed,
      }),
    archive: (id: string) =>
      move({
        ask: messages.archiveConfirm,
        run: () => call('archiveActivity', { body: { id } }),
        done: messages.archived,
        failed: messages.archiveFailed,
      }),
    restore: (id: string) =>
      move({
        ask: messages.restoreConfirm,
        run: () => call('restoreActivity', { body: { id } }),
        done: messages.restored,
        failed: messages.restoreFailed,
      }),
    remove: (id: string) =>
      move({
        ask: messages.deleteConfirm,
        danger: true,
        leaves: id,
        run: () => call('deleteActivity', { query: { id } }),
        done: messages.deleted,
        failed: messages.deleteFailed,
      }),
    feature: (activityId: string, isFeatured: boolean) =>
      move({
        run: () => call('featureActivity', { body: { activityId, isFeatured } }),
        done: isFeatured ? messages.featured : messages.unfeatured,
        failed: messages.featureFailed,
      }),
  }
}

export type ActivityMoves = ReturnType<typeof useActivityMoves>
