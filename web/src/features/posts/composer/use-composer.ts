// What is being written: the text and its people survive a lost session, the files go up one by one.
import fileMessages from '@werkplatz/content/messages/media.json'
import messages from '@werkplatz/content/messages/posts.json'
import { documentExtensions, mediaExtensions } from '@werkplatz/contract/files/kinds.ts'
import { MOST_POST_FILES, postLimits } from '@werkplatz/contract/posts/limits.ts'
import type { Post } from '@werkplatz/contract/posts/schemas.ts'
import { useState } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { confirm } from '../../../ui/confirm/confirm-store.ts'
import { showMessage } from '../../../ui/toast/show-message.ts'
import type { UploadItem, UploadQueue } from '../../files/upload-queue.ts'
import { useUploadQueue } from '../../files/use-upload-queue.ts'
import { useSavePost } from '../actions.ts'
import { type Named, shownText, stored } from './named.ts'

export interface ComposerStart {
  /** Null: a new one. */
  id: string | null
  post?: Post
  activityId?: string | undefined
  assignmentId?: string | undefined
}

/** Under which name an unsent post is kept. */
export const postDraft = ({ id, activityId, assignmentId }: Omit<ComposerStart, 'post'>) =>
  `post.${id ?? activityId ?? assignmentId ?? 'new'}`

interface Draft {
  text: string
  named: readonly Named[]
  isQuestion: boolean
}

const draftOf = (post: Post | undefined): Draft =>
  post
    ? { text: shownText(post.body, post.mentions), named: post.mentions, isQuestion: post.isQuestion }
    : { text: '', named: [], isQuestion: false }

const isUnderWay = ({ phase }: UploadItem) => phase !== 'done' && phase !== 'failed'

export function useComposer({ id, post, activityId, assignmentId }: ComposerStart, onDone: () => void) {
  const userId = useUser()?.id ?? ''
  const kept = useKept<Draft>(userId, postDraft({ id, activityId, assignmentId }), draftOf(post))
  const draft = kept.value
  const [media, mediaQueue] = useUploadQueue({
    group: 'image',
    extensions: mediaExtensions,
    max: MOST_POST_FILES,
    guidelines: fileMessages.mediaGuidelines,
    initial: post?.media ?? [],
  })
  const [documents, documentQueue] = useUploadQueue({
    group: 'document',
    extensions: documentExtensions,
    max: MOST_POST_FILES,
    guidelines: fileMessages.mediaGuidelines,
    initial: post?.attachments ?? [],
  })
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const save = useSavePost()
  const items = [...media, ...documents]
  const underWay = items.filter(isUnderWay).length
  const hasCard = Boolean(activityId ?? assignmentId ?? post?.card)
  const hasContent = draft.text.trim() !== '' || items.length > 0 || hasCard

  const room = (files: readonly File[]) => {
    const left = Math.max(0, MOST_POST_FILES - items.length)
    if (files.length > left) showMessage(messages.composerMediaLimit)
    return files.slice(0, left)
  }
  const altOf = (item: UploadItem) =>
    alts[item.key] ?? post?.media.find((file) => file.id === item.stored?.id)?.alt ?? ''
  const queueOf = (item: UploadItem): UploadQueue => (media.includes(item) ? mediaQueue : documentQueue)

  const send = async () => {
    if (isBusy || underWay > 0) return
    if (!hasContent) return void showMessage(messages.bodyEmpty)
    const obstacle = mediaQueue.obstacle() ?? documentQueue.obstacle()
    if (obstacle) return void showMessage(obstacle)
    const body = stored(draft.text.trim(), draft.named)
    if (body.length > postLimits.body) return void showMessage(messages.composerTooLong)
    setBusy(true)
    const isSaved = await save({
      id,
      body,
      media: mediaQueue.ids(),
      attachments: documentQueue.ids(),
      altTexts: media.flatMap((item) => (item.stored ? [{ id: item.stored.id, text: altOf(item).trim() }] : [])),
      isQuestion: draft.isQuestion,
      activityId,
      assignmentId,
    })
    setBusy(false)
    if (!isSaved) return
    kept.forget()
    onDone()
  }

  return {
    ...draft,
    media,
    documents,
    underWay,
    isBusy,
    hasContent,
    altOf,
    write: (text: string, named: readonly Named[]) => kept.change({ ...draft, text, named }),
    ask: (isQuestion: boolean) => kept.change({ ...draft, isQuestion }),
    describe: (item: UploadItem, alt: string) => setAlts({ ...alts, [item.key]: alt }),
    add: (files: readonly File[]) => mediaQueue.add(room(files)),
    addDocuments: (files: readonly File[]) => documentQueue.add(room(files)),
    remove: (item: UploadItem) => queueOf(item).remove(item.key),
    retry: (item: UploadItem) => queueOf(item).retry(item.key),
    /** An «@» where the caret stands, and the field back under the fingers. */
    mention: (area: HTMLElement | null) => {
      const text = draft.text === '' || /\s$/.test(draft.text) ? `${draft.text}@` : `${draft.text} @`
      kept.change({ ...draft, text })
      requestAnimationFrame(() => {
        const field = area?.querySelector('textarea')
        field?.focus()
        field?.setSelectionRange(text.length, text.length)
      })
    },
    send,
    discard: async () => {
      const isUntouched =
        draft.text === draftOf(post).text && items.every(({ stored: file }) => file && isInPost(post, file.id))
      if (!isUntouched && !(await confirm(messages.composerDiscard, { danger: true }))) return
      kept.forget()
      onDone()
    },
  }
}

const isInPost = (post: Post | undefined, fileId: string) =>
  [...(post?.media ?? []), ...(post?.attachments ?? [])].some(({ id }) => id === fileId)
