// Which statements read a page of requests: with words the index of their letters helps, without them the date alone.
import {
  countApprovals,
  countFoundApprovals,
  listApprovals,
  searchApprovals,
  searchPattern,
} from './approval-read.queries.ts'

export const approvalSource = (query: string) => ({
  list: query ? searchApprovals : listApprovals,
  count: query ? countFoundApprovals : countApprovals,
  params: { pattern: searchPattern(query) },
})
