// Contract route → action or query. No logic.
import type { FollowListQuery } from '@werkplatz/contract/follows/schemas.ts'

import type { Member } from '../../access/member.ts'
import { notePeopleSeen } from '../../access/people-budget.ts'
import { custom, read, write, type Data, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { createFollow } from './actions/create-follow.ts'
import { deleteFollow } from './actions/delete-follow.ts'
import { listRecentSuggestions, listRelatedSuggestions } from './discover.queries.ts'
import type { ShownProfileRow } from './follow-list.queries.ts'
import { presentFollowPage, presentSuggestion, profilePage } from './follow.present.ts'
import { findFollow } from './follow.queries.ts'
import { readFollowList } from './read-follow-list.ts'

const peopleIn = (rows: readonly ShownProfileRow[]) =>
  rows.filter((row) => row.profile_type === 'user').map((row) => row.target_id)

export const followHandlers = ({ clock, addresses }: Services): Handler[] => {
  const readList = async (data: Data, me: Member, query: FollowListQuery & { query?: string }) => {
    const found = await readFollowList(data.db, me, query)
    await notePeopleSeen(data, me, peopleIn([...found.page.rows, found.owner]), clock.now())
    return { body: presentFollowPage(addresses, me, found, query.size) }
  }
  const suggest = async (data: Data, me: Member, list: typeof listRecentSuggestions) => {
    const found = await list(data.db, me, {})
    await notePeopleSeen(data, me, peopleIn(found), clock.now())
    return { body: found.map((row) => presentSuggestion(addresses, row)) }
  }
  return [
    write('createFollow', async (tx, { me, input }) => {
      const { id, profileId } = await createFollow(tx, me, input.body)
      const location = profilePage(profileId, input.body.followType === 'user' ? 'user' : 'company')
      return { body: { id, isFollowing: true }, location }
    }),
    write('deleteFollow', (tx, { me, input }) => deleteFollow(tx, me, input.body.followId)),
    read('checkFollow', async (db, { me, input }) => {
      const [follow] = await findFollow(db, me, input.query)
      return { body: { id: follow?.id ?? null, isFollowing: follow !== undefined } }
    }),
    custom('listFollows', (data, { me, input }) => readList(data, me, input.query)),
    custom('searchFollows', (data, { me, input }) => readList(data, me, input.query)),
    custom('listRecentProfiles', (data, { me }) => suggest(data, me, listRecentSuggestions)),
    custom('listRelatedProfiles', (data, { me }) => suggest(data, me, listRelatedSuggestions)),
  ]
}
