// Contract route → action or query. No logic.
import { read, write, type Handler } from '../../http/handlers.ts'
import { createBookmark } from './actions/create-bookmark.ts'
import { deleteBookmark } from './actions/delete-bookmark.ts'
import { findBookmark } from './bookmark.queries.ts'

export const bookmarkHandlers: Handler[] = [
  read('checkBookmark', async (db, { me, input }) => ({
    body: { isBookmarked: (await findBookmark(db, me, { activityId: input.query.targetId })).length > 0 },
  })),
  write('createBookmark', (tx, { me, input }) => createBookmark(tx, me, input.query.targetId)),
  write('deleteBookmark', (tx, { me, input }) => deleteBookmark(tx, me, input.query.targetId)),
]
