// Contract route → action or query. No logic.
import { read, write, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { changeHeart } from './actions/change-heart.ts'
import { deleteComment } from './actions/delete-comment.ts'
import { deletePost } from './actions/delete-post.ts'
import { markHelpful } from './actions/mark-helpful.ts'
import { saveComment } from './actions/save-comment.ts'
import { savePost, type Saved } from './actions/save-post.ts'
import { presentPost, presentPosts } from './post.present.ts'
import { readPost, readPosts } from './read/read-posts.ts'

/** 201 with the page of the post, or 200 for what was changed. */
const saved = ({ id, isNew }: Saved, postId = id) => ({
  body: { id },
  ...(isNew ? { location: `/dashboard/community/post?id=${postId}` } : { status: 200 }),
})

export const postHandlers = ({ addresses, reportable, clock }: Services): Handler[] => [
  read('listPosts', async (db, { me, input }) => ({
    body: presentPosts(addresses, await readPosts(db, me, input.query), input.query.size),
  })),
  read('readPost', async (db, { me, input }) => ({
    body: presentPost(addresses, await readPost(db, me, input.params.id)),
  })),
  write('savePost', async (tx, { me, input }) => saved(await savePost(tx, me, input.body))),
  write('deletePost', (tx, { me, input }) =>
    deletePost(tx, me, input.body.id, { reportable, now: clock.now(), reasons: input.body.reasons }),
  ),
  write('markHelpful', (tx, { me, input }) => markHelpful(tx, me, input.body)),
  write('saveComment', async (tx, { me, input }) => saved(await saveComment(tx, me, input.body), input.body.targetId)),
  write('deleteComment', (tx, { me, input }) =>
    deleteComment(tx, me, input.body.id, { reportable, now: clock.now(), reasons: input.body.reasons }),
  ),
  write('changeHeart', async (tx, { me, input }) => ({ body: await changeHeart(tx, me, input.body) })),
]
