// Which statements read a page of requests. Those of one company are few and looked into by date; over all companies the
// index of letters finds them, unless it has nothing to go by or finds too many: then the newest are looked into.
import type { Member } from '../../../access/member.ts'
import { countApprovals, listApprovals, readsAll, type ApprovalMode } from './approval-read.queries.ts'

/** Typed letters that mean something in a pattern mean themselves. */
const searchPattern = (query: string) => `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The index knows three letters or digits in a row. */
const isIndexed = (query: string) => /[\p{L}\p{N}]{3}/u.test(query)

function modeOf(query: string, me: Member): ApprovalMode {
  if (!query) return 'plain'
  if (!readsAll.requests(me)) return 'scanned'
  return isIndexed(query) ? 'indexed' : 'newest'
}

export function approvalSource(query: string, me: Member) {
  const mode = modeOf(query, me)
  return {
    list: listApprovals[mode],
    count: countApprovals[mode],
    params: { pattern: searchPattern(query) },
    // What very many hold is soon found by date.
    ...(mode === 'indexed' && { listOfMany: listApprovals.scanned }),
  }
}
