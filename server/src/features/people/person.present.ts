// Rows → contract shapes.
import type { AuthorCard, PersonHit, Profession } from '@werkplatz/contract/people/schemas.ts'

import type { Member } from '../../access/member.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { pictureUrl, type Picture } from '../files/file.present.ts'
import type { AuthorCardRow, PersonHitRow } from './person.queries.ts'
import type { ProfessionRow } from './profession.queries.ts'

/** For whoever shows people and knows no files: the address of what `portraits` hands over. */
export type Portrait = Picture
export const portraitUrl = (addresses: StorageAddresses, portrait: Portrait | null) => pictureUrl(addresses, portrait)

export const presentAuthorCard = (addresses: StorageAddresses, row: AuthorCardRow, me: Member): AuthorCard => ({
  id: row.id,
  profileId: row.profile_id,
  image: pictureUrl(addresses, row.picture),
  nameFirst: row.name_first,
  nameLast: row.name_last,
  profession: row.profession,
  slogan: row.slogan,
  activitiesPublished: row.activities_published,
  followerCount: row.followers,
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

export const presentProfession = (row: ProfessionRow): Profession => ({
  professionId: row.id,
  name: row.name,
  field: row.field,
  durationYears: row.duration_years,
})
