import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

/** Whoever has blocked more than a page of people sees the newest. */
export const blocksQuery = queryOptions({
  queryKey: ['blocks', 'list'],
  queryFn: ({ signal }) => call('listBlocks', { query: { page: 0, size: 100 }, signal }),
})

export const blockStatusQuery = (userId: string) =>
  queryOptions({
    queryKey: ['blocks', 'status', userId],
    queryFn: ({ signal }) => call('checkBlock', { query: { userId }, signal }),
  })
