// What a form says, and whether it may: files, people named, and what the post shows.
import { fileKinds, mediaExtensions } from '@werkplatz/contract/files/kinds.ts'
import { MOST_POST_FILES } from '@werkplatz/contract/posts/limits.ts'
import { mentionedIn } from '@werkplatz/contract/posts/mentions.ts'
import { postSentences, type SavedPost } from '@werkplatz/contract/posts/schemas.ts'

import { guardRow } from '../../access/guard.ts'
import type { Member } from '../../access/member.ts'
import type { Tx } from '../../db/handles.ts'
import { Refusal, wrongField } from '../../lib/refusal.ts'
import { lockActivity } from '../activities/activity.queries.ts'
import { attachFiles } from '../files/actions/attach-files.ts'
import { findOwnAssignment, listMentionable, updateAltTexts, type NewPost } from './post.queries.ts'

/** A text, a file or a card: one of them is enough. */
export function requireContent({ body, media, attachments }: SavedPost, hasCard: boolean) {
  if (body === '' && media.length + attachments.length === 0 && !hasCard) throw wrongField('body', postSentences.empty)
  if (media.length + attachments.length > MOST_POST_FILES) throw wrongField('media', postSentences.tooManyFiles)
}

const isMedia = (extension: string) => (mediaExtensions as readonly string[]).includes(extension)

/** Pictures and videos of the types a post takes, which are fewer than those of the upload; and documents. */
export async function attachToPost(tx: Tx, me: Member, id: string, form: SavedPost) {
  const target = { resource: 'post', id }
  const [documents, ...media] = [...fileKinds].reverse()
  const attached = await attachFiles(tx, me, target, form.media, { kinds: media, max: MOST_POST_FILES, path: 'media' })
  if (attached.some(({ extension }) => !isMedia(extension))) throw wrongField('media', postSentences.fileType)
  await attachFiles(tx, me, target, form.attachments, {
    kinds: [documents!],
    max: MOST_POST_FILES,
    path: 'attachments',
  })
  if (form.altTexts) await updateAltTexts(tx, id, form.altTexts)
}

/**
 * Who is named in the text and was not before. Refused for people who are gone or kept apart from the writer or from
 * whose post it is: nobody is told which.
 */
export async function newlyMentioned(tx: Tx, me: Member, body: string, before: string, postAuthorId: string) {
  const known = new Set(mentionedIn(before))
  const named = mentionedIn(body).filter((profileId) => !known.has(profileId))
  if (named.length === 0) return []
  const people = await listMentionable(tx, named, [...new Set([me.id, postAuthorId])])
  if (people.length < named.length) throw wrongField('body', postSentences.mentionRefused)
  return people.filter((id) => id !== me.id)
}

type Shown = Pick<NewPost, 'activityId' | 'assignmentCard'>

/** A published activity the caller may publish, or a finished assignment of the caller's own. */
export async function shownBy(tx: Tx, me: Member, { activityId, assignmentId }: SavedPost): Promise<Shown> {
  if (activityId && assignmentId) throw wrongField('assignmentId', 'Ein Beitrag zeigt nur eine Sache.')
  if (activityId) {
    await guardRow(tx, me, 'activity.publish', activityId)
    if (!(await lockActivity(tx, activityId)).is_visible)
      throw wrongField('activityId', 'Zeigen kannst du nur eine veröffentlichte Aktivität.')
    return { activityId, assignmentCard: null }
  }
  if (!assignmentId) return { activityId: null, assignmentCard: null }
  const found = await findOwnAssignment(tx, me, assignmentId)
  if (!found) throw new Refusal('not_found', { assignmentId })
  const { isFinished, ...assignmentCard } = found
  if (!isFinished) throw wrongField('assignmentId', 'Zeigen kannst du nur einen abgeschlossenen Einsatz.')
  return { activityId: null, assignmentCard }
}
