// What people do with posts and comments.
import { useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/posts.json'
import type { HeartState, HeartType, Post } from '@werkplatz/contract/posts/schemas.ts'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { listsKey, postQuery, postsKey } from './api.ts'
import { changeComment, changePost } from './cached-posts.ts'
import { expectOwnPost } from './new-posts.ts'

export interface WrittenPost {
  id: string | null
  body: string
  media: string[]
  attachments: string[]
  altTexts: { id: string; text: string }[]
  isQuestion: boolean
  activityId?: string | undefined
  assignmentId?: string | undefined
}

/** Whether it was saved. */
export function useSavePost() {
  const act = useAction()
  return async ({ id, activityId, assignmentId, ...post }: WrittenPost): Promise<boolean> => {
    const shown = { ...(activityId && { activityId }), ...(assignmentId && { assignmentId }) }
    if (!id) expectOwnPost()
    const saved = await act({
      run: () => call('savePost', { body: { ...post, ...(id ? { id } : shown) } }),
      done: id ? messages.editSaved : messages.created,
      failed: id ? messages.editFailed : messages.createFailed,
      invalidates: [postsKey],
    })
    return saved !== null
  }
}

/** Whether it is gone. */
export function useDeletePost() {
  const act = useAction()
  return async ({ id }: Pick<Post, 'id'>): Promise<boolean> => {
    const gone = await act({
      ask: messages.deleteConfirm,
      danger: true,
      run: () => call('deletePost', { body: { id } }),
      done: messages.deleted,
      failed: messages.deleteFailed,
      invalidates: [postsKey],
      removes: id,
    })
    return gone !== null
  }
}

export interface Hearted {
  id: string
  isHearted: boolean
  heartCount: number
}

/** Content of others: its author reads the reasons. Returns whether it is gone. */
export function useRemovePost() {
  const act = useAction()
  return async ({ id }: Pick<Post, 'id'>, reasons: string): Promise<boolean> => {
    const gone = await act({
      run: () => call('deletePost', { body: { id, reasons } }),
      done: messages.removed,
      failed: messages.removeFailed,
      invalidates: [postsKey],
      removes: id,
    })
    return gone !== null
  }
}

/** Shown at once; clicks on the same thing go one after the other, and the last answer is the truth. */
export function useHeart(heartType: HeartType, postId: string) {
  const act = useAction()
  const queryClient = useQueryClient()
  const show = (id: string, state: HeartState) =>
    heartType === 'post'
      ? changePost(queryClient, id, (post) => ({ ...post, ...state }))
      : changeComment(queryClient, postId, id, (comment) => ({ ...comment, ...state }))
  return async ({ id, isHearted, heartCount }: Hearted) => {
    const wish = !isHearted
    const answer = await act({
      queue: `heart-${id}`,
      optimistic: () => {
        show(id, { isHearted: wish, heartCount: heartCount + (wish ? 1 : -1) })
        return () => show(id, { isHearted, heartCount })
      },
      run: () => call('changeHeart', { body: { targetId: id, heartType, isHearted: wish } }),
      failed: messages.heartFailed,
      invalidatesOnFailure: [postQuery(postId).queryKey],
    })
    if (answer) show(id, answer.result)
  }
}

/** A list holds only the latest comment: it is read again with the post. */
const withComments = (postId: string) => [postQuery(postId).queryKey, listsKey]

/** Whether it was saved. */
export function useSaveComment(postId: string) {
  const act = useAction()
  return async (body: string, id: string | null = null): Promise<boolean> => {
    const saved = await act({
      run: () => call('saveComment', { body: { ...(id && { id }), body, targetId: postId, commentType: 'post' } }),
      done: id ? messages.commentSaved : undefined,
      failed: id ? messages.commentEditFailed : messages.commentCreateFailed,
      invalidates: withComments(postId),
    })
    return saved !== null
  }
}

export function useDeleteComment() {
  const act = useAction()
  return (id: string) =>
    void act({
      ask: messages.commentDeleteConfirm,
      danger: true,
      run: () => call('deleteComment', { body: { id } }),
      done: messages.commentDeleted,
      failed: messages.commentDeleteFailed,
      invalidates: [postsKey],
    })
}

export function useRemoveComment() {
  const act = useAction()
  return async (id: string, reasons: string): Promise<boolean> => {
    const gone = await act({
      run: () => call('deleteComment', { body: { id, reasons } }),
      done: messages.commentRemoved,
      failed: messages.commentRemoveFailed,
      invalidates: [postsKey],
    })
    return gone !== null
  }
}

export function useMarkHelpful(id: string) {
  const act = useAction()
  return (commentId: string | null) =>
    void act({
      run: () => call('markHelpful', { body: { id, commentId } }),
      done: commentId ? messages.helpfulMarked : messages.helpfulUnmarked,
      failed: messages.helpfulFailed,
      invalidates: [postsKey],
    })
}
