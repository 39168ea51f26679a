// Rows → contract shapes.
import { mentionedIn } from '@werkplatz/contract/posts/mentions.ts'
import type { Comment, Post, PostCard, PostPage } from '@werkplatz/contract/posts/schemas.ts'

import { hasBit } from '../../access/can.ts'
import { presentPage, type FoundPage } from '../../access/page.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { pictureUrl, presentDocument, presentImage, type AttachedFile } from '../files/file.present.ts'
import { portraitUrl } from '../people/person.present.ts'
import { commentActions, postActions, type CommentRow, type PostRow } from './read/post-parts.queries.ts'
import type { FoundPost } from './read/read-posts.ts'

type Names = FoundPost['names']

/** What a post and a comment have in common. */
const presentWritten = (addresses: StorageAddresses, row: PostRow | CommentRow, known: Names) => ({
  id: row.id,
  body: row.body,
  authorNameFirst: row.author_first,
  authorNameLast: row.author_last,
  authorImage: portraitUrl(addresses, row.author_picture),
  profileId: row.profile_id,
  authorId: row.author_id,
  dateCreated: row.date_created.toISOString(),
  dateEdited: row.date_edited?.toISOString() ?? null,
  heartCount: row.heart_count,
  isHearted: row.is_hearted,
  isOwn: row.is_own,
  mentions: mentionedIn(row.body).flatMap((profileId) => {
    const name = known.get(profileId)
    return name === undefined ? [] : [{ profileId, name }]
  }),
})

const presentComment = (addresses: StorageAddresses, row: CommentRow, known: Names): Comment => ({
  ...presentWritten(addresses, row, known),
  targetId: row.post_id,
  commentType: 'post',
  can: {
    edit: hasBit(commentActions, row.may, 'comment.edit'),
    delete: hasBit(commentActions, row.may, 'comment.delete'),
    heart: hasBit(commentActions, row.may, 'comment.heart'),
    report: hasBit(commentActions, row.may, 'comment.report'),
  },
})

function presentCard(addresses: StorageAddresses, { activity_card: activity, assignment_card: shown }: PostRow) {
  if (shown) return { kind: 'assignment', ...shown, activityId: null, image: null } satisfies PostCard
  if (!activity) return null
  return {
    kind: 'activity',
    title: activity.title,
    companyName: activity.company,
    activityId: activity.id,
    image: pictureUrl(addresses, activity.picture),
    dateStart: activity.date_start,
    dateEnd: activity.date_end,
  } satisfies PostCard
}

const presentMedia = (addresses: StorageAddresses, file: AttachedFile) => ({
  ...presentImage(addresses, file),
  alt: file.alt,
})

export function presentPost(addresses: StorageAddresses, { post, files, comments, names: known }: FoundPost): Post {
  const { documents = [], media = [] } = Object.groupBy(files, ({ kind }) =>
    kind === 'DOCUMENT' ? 'documents' : 'media',
  )
  const may = (action: (typeof postActions)[number]) => hasBit(postActions, post.may, action)
  return {
    ...presentWritten(addresses, post, known),
    attachments: documents.map((file) => presentDocument(addresses, file)),
    media: media.map((file) => presentMedia(addresses, file)),
    commentCount: post.comment_count,
    comments: comments.map((row) => presentComment(addresses, row, known)),
    isEditedByModerator: post.is_moderated,
    isQuestion: post.is_question,
    helpfulCommentId: post.helpful_comment_id,
    card: presentCard(addresses, post),
    can: {
      edit: may('post.edit'),
      delete: may('post.delete'),
      comment: may('post.comment'),
      heart: may('post.heart'),
      report: may('post.report'),
      markHelpful: may('post.markHelpful') && post.is_question,
    },
  }
}

export const presentPosts = (addresses: StorageAddresses, page: FoundPage<FoundPost>, size: number): PostPage =>
  presentPage(page, size, (found) => presentPost(addresses, found))
