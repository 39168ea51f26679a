// The Merkliste of the signed-in person. What is marked is a fact about the viewer, so it lives here once by id and
// not inside every list that shows the thing.
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

/** For queries whose answer says what is marked: they are read again after a change. */
export const carriesBookmarks = { carriesBookmarks: true }

/** As many as fit one page: enough to show the marks on the cards of the home page with one call. */
export const bookmarkedIdsQuery = queryOptions({
  queryKey: ['bookmarks', 'ids'],
  queryFn: async ({ signal }) => {
    const page = await call('listActivities', { query: { filter: 'BOOKMARKED', page: 0, size: 100 }, signal })
    return page.content.map(({ activityId }) => activityId)
  },
  meta: carriesBookmarks,
})
