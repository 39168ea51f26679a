// Which statements read a page of requests: with words the index of their letters helps, without them the date alone.
import { countApprovals, countFoundApprovals, listApprovals, searchApprovals } from './approval-read.queries.ts'

/** Typed letters that mean something in a pattern mean themselves. */
const searchPattern = (query: string) => `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

export const approvalSource = (query: string) => ({
  list: query ? searchApprovals : listApprovals,
  count: query ? countFoundApprovals : countApprovals,
  params: { pattern: searchPattern(query) },
})
