// Rows → contract shapes.
import type { AuthorCard, PersonHit } from '@werkplatz/contract/people/schemas.ts'

import type { Member } from '../../access/member.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { pictureUrl } from '../files/file.present.ts'
import type { AuthorCardRow, PersonHitRow } from './person.queries.ts'

/** Nobody can follow before the follows feature. */
export const presentAuthorCard = (addresses: StorageAddresses, row: AuthorCardRow, me: Member): AuthorCard => ({
  id: row.id,
  profileId: row.profile_id,
  image: pictureUrl(addresses, row.picture),
  nameFirst: row.name_first,
  nameLast: row.name_last,
  slogan: row.slogan,
  activitiesPublished: row.activities_published,
  followerCount: 0,
  yearJoined: row.year_joined,
  isOwn: row.id === me.id,
})

export const presentPersonHit = (addresses: StorageAddresses, row: PersonHitRow): PersonHit => ({
  userProfileId: row.profile_id,
  image: pictureUrl(addresses, row.picture),
  nameFirst: row.name_first,
  nameLast: row.name_last,
  userId: row.id,
  company: row.company,
})
