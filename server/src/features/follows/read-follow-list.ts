// One list of follows as its reader may see it, with whose it is.
import type { FollowListQuery, FollowMode } from '@werkplatz/contract/follows/schemas.ts'

import type { Member } from '../../access/member.ts'
import { MOST_COUNTED, readPage, type FoundPage } from '../../access/page.ts'
import type { Db } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import { likePattern, typedName } from '../people/person-name.ts'
import {
  countFollowPage,
  findListOwner,
  listFollowPage,
  type FollowRow,
  type ListOwnerRow,
  type ListShape,
} from './follow-list.queries.ts'

export interface FoundFollows {
  owner: ListOwnerRow
  page: FoundPage<FollowRow>
  followers: number
  following: number
}

/** Of somebody who is kept apart the answer is that of an id that does not exist: which of the two blocked is not told. */
async function openList(db: Db, me: Member, id: string): Promise<ListOwnerRow> {
  const [owner] = await findListOwner(db, me, { id })
  if (!owner || owner.is_apart) throw new Refusal('not_found', { id })
  if (owner.is_closed) throw new Refusal('forbidden', { id })
  return owner
}

export async function readFollowList(db: Db, me: Member, query: FollowListQuery & { query?: string }) {
  const owner = await openList(db, me, query.userId)
  const of = owner.profile_type
  const isOwn = owner.target_id === me.id
  const typed = query.query === undefined ? null : typedName(query.query)
  const shape: ListShape = { of, mode: query.mode, sort: query.sort, isSearched: typed !== null }
  const count = async (mode: FollowMode) => {
    const plain = { of, mode, sort: undefined, isSearched: false }
    const [counted] = await countFollowPage(db, me, plain, {
      id: query.userId,
      isOwn,
      pattern: null,
      most: MOST_COUNTED,
    })
    return Math.min(counted!.total, MOST_COUNTED - 1)
  }
  const [page, followers, following] = await Promise.all([
    readPage(db, me, query, {
      list: (reader, who, params) => listFollowPage(reader, who, shape, params),
      count: (reader, who, params) => countFollowPage(reader, who, shape, params),
      params: { id: query.userId, isOwn, pattern: typed === null ? null : likePattern(typed) },
    }),
    count('FOLLOWERS'),
    count('USER_FOLLOWS'),
  ])
  return { owner, page, followers, following } satisfies FoundFollows
}
