// Rows → contract shapes.
import type { CompanyPerson, Profile } from '@werkplatz/contract/profiles/schemas.ts'
import type { Action } from '@werkplatz/contract/rules/access.ts'

import { hasBit } from '../../access/can.ts'
import type { Member } from '../../access/member.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { pictureUrl, presentImage } from '../files/file.present.ts'
import {
  companyActions,
  userActions,
  type CompanyPersonRow,
  type CompanyProfileRow,
  type UserProfileRow,
} from './profile.queries.ts'

/** What both kinds have. */
function common(addresses: StorageAddresses, row: UserProfileRow | CompanyProfileRow) {
  return {
    profileId: row.profile_id,
    companyName: row.company_name,
    slogan: row.slogan,
    location: row.location ?? '',
    links: row.links ?? [],
    banner: pictureUrl(addresses, row.banner),
    image: pictureUrl(addresses, row.picture),
    video: row.video && presentImage(addresses, row.video),
    bio: row.bio ?? '',
    dateJoined: row.date_joined,
    postCount: row.posts,
    activityCount: row.activities,
    followerCount: row.followers,
    companyId: row.company_id,
    companyProfileId: row.company_profile_id,
  }
}

const mayOf = (actions: readonly Action[], bits: number) => (action: Action) => hasBit(actions, bits, action)

/** With others' eyes it is not one's own: nothing can be changed, and nothing is told that they are not told. */
export function presentUserProfile(
  addresses: StorageAddresses,
  row: UserProfileRow,
  me: Member,
  isPreview: boolean,
): Profile {
  const isOwn = row.id === me.id && !isPreview
  const may = mayOf(userActions, isPreview ? 0 : row.can_bits)
  return {
    ...common(addresses, row),
    type: 'user',
    userId: row.id,
    userNameFirst: row.name_first,
    userNameLast: row.shown_last,
    employeeCount: null,
    dateFounded: null,
    userRoles: row.roles ?? [],
    isApprentice: row.roles?.includes('APPRENTICE') ?? false,
    followingCount: row.following,
    profession: row.profession,
    jobTitle: row.job_title ?? '',
    trainingYear: row.training_year,
    peopleCount: null,
    isOwn,
    isClosed: row.is_closed,
    isOpen: isOwn ? row.is_open : null,
    isMinor: isOwn ? row.is_minor : null,
    imageId: isOwn ? row.image_id : null,
    bannerId: isOwn ? row.banner_id : null,
    can: {
      edit: may('profile.edit'),
      empty: may('profile.empty'),
      report: may('profile.report'),
      readHistory: row.is_in_training && may('person.readHistory'),
    },
  }
}

export function presentCompanyProfile(addresses: StorageAddresses, row: CompanyProfileRow, me: Member): Profile {
  const may = mayOf(companyActions, row.can_bits)
  const mayEdit = may('profile.editCompany')
  return {
    ...common(addresses, row),
    type: 'company',
    userId: null,
    userNameFirst: null,
    userNameLast: null,
    employeeCount: row.employee_count,
    dateFounded: row.date_founded,
    userRoles: [],
    isApprentice: false,
    followingCount: null,
    profession: null,
    jobTitle: '',
    trainingYear: null,
    peopleCount: row.people,
    isOwn: row.company_id === me.companyId,
    isClosed: false,
    isOpen: null,
    isMinor: null,
    imageId: mayEdit ? row.image_id : null,
    bannerId: mayEdit ? row.banner_id : null,
    can: { edit: mayEdit, empty: false, report: may('profile.report'), readHistory: false },
  }
}

export const presentCompanyPerson = (
  addresses: StorageAddresses,
  row: CompanyPersonRow,
  me: Member,
): CompanyPerson => ({
  userId: row.id,
  profileId: row.profile_id,
  nameFirst: row.name_first,
  nameLast: row.shown_last,
  image: pictureUrl(addresses, row.picture),
  profession: row.profession,
  jobTitle: row.job_title ?? '',
  slogan: row.slogan,
  isOwn: row.id === me.id,
  followId: row.follow_id,
})
