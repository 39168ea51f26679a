import { z } from 'zod'

import { Document, Image } from '../files/schemas.ts'
import { Day, Id, Instant, pageOf, PageQuery, sortedBy, writtenText } from '../shared/shapes.ts'
import { MOST_MENTIONS, MOST_POST_FILES, postLimits as limits } from './limits.ts'
import { mentionedIn } from './mentions.ts'

/** As the page says them, too. */
export const postSentences = {
  empty: 'Schreib etwas oder füge ein Bild hinzu',
  commentEmpty: 'Ein Kommentar darf nicht leer sein',
  tooManyFiles: `Ein Beitrag kann höchstens ${MOST_POST_FILES} Bilder, Videos oder Dokumente haben`,
  fileType: 'Aufgeladener Dateityp ist nicht erlaubt!',
  tooManyMentions: `In einem Beitrag kannst du höchstens ${MOST_MENTIONS} Personen erwähnen`,
  mentionRefused: 'Diese Person lässt sich hier nicht erwähnen',
} as const

const Text = writtenText(limits.body).refine(
  (text) => mentionedIn(text).length <= MOST_MENTIONS,
  postSentences.tooManyMentions,
)
const FileIds = z.array(Id).max(MOST_POST_FILES, postSentences.tooManyFiles).default([])

/** FOLLOWED: one's own, those of the own company, of people and companies one follows. QUESTIONS: open ones of the own company. */
export const postFeeds = ['FOLLOWED', 'QUESTIONS'] as const
export type PostFeed = (typeof postFeeds)[number]

export const PostListQuery = z.strictObject({
  ...PageQuery.shape,
  sort: sortedBy(['dateCreated']),
  /** Ours, both: absent are all posts; `profileId` are those of a person, or of the people of a company. */
  feed: z.enum(postFeeds).optional(),
  profileId: Id.optional(),
})
export type PostListQuery = z.infer<typeof PostListQuery>

/** With an id it changes that post. What comes after `media` is ours, and stays as it is when absent. */
export const SavedPost = z.strictObject({
  id: Id.nullish(),
  body: Text.default(''),
  attachments: FileIds,
  media: FileIds,
  altTexts: z
    .array(z.strictObject({ id: Id, text: writtenText(limits.alt) }))
    .max(MOST_POST_FILES)
    .optional(),
  isQuestion: z.boolean().optional(),
  /** Shown as a card; only on a new post. */
  activityId: Id.nullish(),
  assignmentId: Id.nullish(),
})
export type SavedPost = z.infer<typeof SavedPost>

/** No answers to answers: a comment is about a post. */
export const SavedComment = z.strictObject({
  id: Id.nullish(),
  body: Text.refine((text) => text !== '', postSentences.commentEmpty),
  targetId: Id,
  commentType: z.literal('post'),
})
export type SavedComment = z.infer<typeof SavedComment>

export const heartTypes = ['post', 'comment'] as const
export type HeartType = (typeof heartTypes)[number]

export const ChangedHeart = z.strictObject({
  targetId: Id,
  heartType: z.enum(heartTypes),
  /** Ours: how it shall be. Without it a heart given is taken back. */
  isHearted: z.boolean().optional(),
})
export type ChangedHeart = z.infer<typeof ChangedHeart>

export const HeartState = z.object({ isHearted: z.boolean(), heartCount: z.int() }).meta({ id: 'HeartState' })
export type HeartState = z.infer<typeof HeartState>

/** Null: the question is open again. */
export const HelpfulAnswer = z.strictObject({ id: Id, commentId: Id.nullable() })
export type HelpfulAnswer = z.infer<typeof HelpfulAnswer>

/** What was saved. */
export const Written = z.object({ id: Id }).meta({ id: 'Written' })
export type Written = z.infer<typeof Written>

const author = {
  authorNameFirst: z.string(),
  authorNameLast: z.string(),
  authorImage: z.string().nullable(),
  profileId: Id,
  /** Not in the specification. */
  authorId: Id,
}
const hearts = { heartCount: z.int(), isHearted: z.boolean() }
/** Not in the specification. Who is named in the text, as the reader may see them; who is gone is missing. */
const Mention = z.object({ profileId: Id, name: z.string() }).meta({ id: 'Mention' })
const changeable = {
  /** Not in the specification. */
  dateEdited: Instant.nullable(),
  mentions: z.array(Mention),
  isOwn: z.boolean(),
}

export const CommentCan = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  heart: z.boolean(),
  report: z.boolean(),
})

export const Comment = z
  .object({
    id: Id,
    body: z.string(),
    targetId: Id,
    commentType: z.literal('post'),
    ...author,
    dateCreated: Instant,
    ...hearts,
    ...changeable,
    can: CommentCan,
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof Comment>

/** A picture or video of a post, with what it shows in words. */
export const PostMedia = z.object({ ...Image.shape, alt: z.string() }).meta({ id: 'PostMedia' })
export type PostMedia = z.infer<typeof PostMedia>

/** What the post shows: an activity, to who may read it; or a finished assignment, as it was when the post was written. */
export const PostCard = z
  .object({
    kind: z.enum(['activity', 'assignment']),
    title: z.string(),
    companyName: z.string(),
    /** Of an activity, where the card leads. */
    activityId: Id.nullable(),
    image: z.string().nullable(),
    dateStart: Day.nullable(),
    dateEnd: Day.nullable(),
  })
  .meta({ id: 'PostCard' })
export type PostCard = z.infer<typeof PostCard>

export const PostCan = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  comment: z.boolean(),
  heart: z.boolean(),
  report: z.boolean(),
  markHelpful: z.boolean(),
})

export const Post = z
  .object({
    id: Id,
    body: z.string(),
    attachments: z.array(Document),
    media: z.array(PostMedia),
    ...author,
    dateCreated: Instant,
    ...hearts,
    commentCount: z.int(),
    /** Oldest first. In a list the latest, and the one that helped; with the post itself all of them. */
    comments: z.array(Comment),
    ...changeable,
    isEditedByModerator: z.boolean(),
    isQuestion: z.boolean(),
    helpfulCommentId: Id.nullable(),
    card: PostCard.nullable(),
    can: PostCan,
  })
  .meta({ id: 'Post' })
export type Post = z.infer<typeof Post>

export const PostPage = z
  .object({
    ...pageOf(Post).shape,
    /** Not in the specification: there are more than totalElements says. */
    isCapped: z.boolean(),
  })
  .meta({ id: 'PostPage' })
export type PostPage = z.infer<typeof PostPage>
