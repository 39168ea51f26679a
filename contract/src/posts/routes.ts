import { z } from 'zod'

import { reportLimits } from '../moderation/limits.ts'
import { route } from '../shared/route.ts'
import { Id, writtenText } from '../shared/shapes.ts'
import {
  ChangedHeart,
  HeartState,
  HelpfulAnswer,
  Post,
  PostListQuery,
  PostPage,
  SavedComment,
  SavedPost,
  Written,
} from './schemas.ts'

const ById = z.strictObject({ id: Id })
/** Content of others needs reasons, which its author reads and may object to. */
const Deleted = z.strictObject({ id: Id, reasons: writtenText(reportLimits.reasons).optional() })

export const postRoutes = {
  listPosts: route({
    method: 'GET',
    path: '/v1/posts',
    summary: 'Posts, newest first: all of them, those of whom one follows, or those of one profile.',
    may: 'signedIn',
    query: PostListQuery,
    statuses: [200],
    output: PostPage,
    errors: [],
  }),
  readPost: route({
    method: 'GET',
    path: '/v1/posts/{id}',
    summary: 'A post with its comments.',
    may: 'post.read',
    target: 'params.id',
    params: ById,
    statuses: [200],
    output: Post,
    errors: [],
  }),
  savePost: route({
    method: 'POST',
    path: '/v1/posts',
    summary: 'A new post; with an id, a changed one (200).',
    may: 'signedIn',
    needs: 'posts',
    body: SavedPost,
    statuses: [201, 200],
    output: Written,
    errors: ['bad_input', 'not_found', 'forbidden'],
    limit: 'write',
  }),
  deletePost: route({
    method: 'DELETE',
    path: '/v1/posts',
    summary: 'Take a post away from its readers; it is erased after 90 days. Content of others needs reasons.',
    may: 'post.delete',
    target: 'body.id',
    body: Deleted,
    statuses: [204],
    errors: ['bad_input', 'report_taken'],
  }),
  markHelpful: route({
    method: 'PATCH',
    // Not below /v1/posts: there every word is taken for an id.
    path: '/v1/comments/helpful',
    summary: 'Which answer helped with one’s own question; null opens it again.',
    may: 'post.markHelpful',
    target: 'body.id',
    body: HelpfulAnswer,
    statuses: [204],
    errors: ['bad_input'],
  }),
  saveComment: route({
    method: 'POST',
    path: '/v1/comments',
    summary: 'A new comment on a post; with an id, a changed one (200).',
    may: 'signedIn',
    needs: 'posts',
    body: SavedComment,
    statuses: [201, 200],
    output: Written,
    errors: ['bad_input', 'not_found', 'forbidden'],
    limit: 'write',
  }),
  deleteComment: route({
    method: 'DELETE',
    path: '/v1/comments',
    summary: 'Take a comment away from its readers; it is erased after 90 days. Content of others needs reasons.',
    may: 'comment.delete',
    target: 'body.id',
    body: Deleted,
    statuses: [204],
    errors: ['bad_input', 'report_taken'],
  }),
  changeHeart: route({
    method: 'POST',
    path: '/v1/hearts',
    summary: 'Give a heart to a post or comment, or take it back.',
    may: 'signedIn',
    body: ChangedHeart,
    statuses: [200],
    output: HeartState,
    errors: ['not_found', 'forbidden'],
  }),
} as const
