// Rows → contract shapes.
import type { AuthorCard, PersonHit } from '@werkplatz/contract/people/schemas.ts'

import type { Member } from '../../access/member.ts'
import type { AuthorCardRow, PersonHitRow } from './person.queries.ts'

/** Nobody can follow before the follows feature. */
export const presentAuthorCard = (row: AuthorCardRow, me: Member): AuthorCard => ({
  id: row.id,
  profileId: row.profile_id,
  image: null,
  nameFirst: row.name_first,
  nameLast: row.name_last,
  slogan: row.slogan,
  activitiesPublished: row.activities_published,
  followerCount: 0,
  yearJoined: row.year_joined,
  isOwn: row.id === me.id,
})

export const presentPersonHit = (row: PersonHitRow): PersonHit => ({
  userProfileId: row.profile_id,
  image: null,
  nameFirst: row.name_first,
  nameLast: row.name_last,
  userId: row.id,
  company: row.company,
})
