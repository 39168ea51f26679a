// Contract route → action or query. No logic.
import { read, write, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { changeHeart } from './actions/change-heart.ts'
import { deleteComment } from './actions/delete-comment.ts'
import { deletePost } from './actions/delete-post.ts'
import { markHelpful } from './actions/mark-helpful.ts'
import { saveComment } from './actions/save-comment.ts'
import { savePost } from './actions/save-post.ts'
import { presentPost, presentPosts } from './post.present.ts'
import { readPost, readPosts } from './read/read-posts.ts'

const pageOfPost = (id: string) => `/dashboard/community/post?id=${id}`

export const postHandlers = ({ addresses }: Services): Handler[] => [
  read('listPosts', async (db, { me, input }) => ({
    body: presentPosts(addresses, await readPosts(db, me, input.query), input.query.size),
  })),
  read('readPost', async (db, { me, input }) => ({
    body: presentPost(addresses, await readPost(db, me, input.params.id)),
  })),
  write('savePost', async (tx, { me, input }) => {
    const id = await savePost(tx, me, input.body)
    return id ? { location: pageOfPost(id) } : { status: 204 }
  }),
  write('deletePost', (tx, { me, input }) => deletePost(tx, me, input.body.id)),
  write('markHelpful', (tx, { me, input }) => markHelpful(tx, me, input.body)),
  write('saveComment', async (tx, { me, input }) =>
    (await saveComment(tx, me, input.body)) ? { location: pageOfPost(input.body.targetId) } : { status: 204 },
  ),
  write('deleteComment', (tx, { me, input }) => deleteComment(tx, me, input.body.id)),
  write('changeHeart', async (tx, { me, input }) => ({ body: await changeHeart(tx, me, input.body) })),
]
