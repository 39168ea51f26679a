import { route } from '../shared/route.ts'
import { BookmarkCheck, BookmarkTarget, NewBookmark } from './schemas.ts'

export const bookmarkRoutes = {
  checkBookmark: route({
    method: 'GET',
    path: '/v1/bookmarks/check',
    summary: 'Has the caller bookmarked this? What one cannot reach answers like what does not exist: no.',
    may: 'signedIn',
    query: BookmarkTarget,
    statuses: [200],
    output: BookmarkCheck,
    errors: [],
  }),
  createBookmark: route({
    method: 'POST',
    path: '/v1/bookmarks/create',
    summary: 'Put an activity of the marketplace on the own Merkliste. A repeat changes nothing.',
    may: 'activity.bookmark',
    target: 'query.targetId',
    query: NewBookmark,
    statuses: [204],
    errors: [],
  }),
  deleteBookmark: route({
    method: 'DELETE',
    path: '/v1/bookmarks/delete',
    summary: 'Take it off the own Merkliste. A repeat changes nothing.',
    may: 'signedIn',
    query: BookmarkTarget,
    statuses: [204],
    errors: [],
  }),
} as const
