// Rows → contract shapes.
import type { Follow, FollowPage, FollowType, ProfileType, Suggestion } from '@werkplatz/contract/follows/schemas.ts'

import type { Member } from '../../access/member.ts'
import { MOST_COUNTED, presentPage } from '../../access/page.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { portraitUrl } from '../people/person.present.ts'
import type { FollowRow, ShownProfileRow } from './follow-list.queries.ts'
import type { FoundFollows } from './read-follow-list.ts'

const followTypes: Record<ProfileType, FollowType> = { user: 'user', company: 'other' }

/** Client route of a profile. */
export const profilePage = (profileId: string, type: ProfileType) =>
  `/dashboard/community/profile?id=${profileId}&type=${type}`

export const presentSuggestion = (addresses: StorageAddresses, row: ShownProfileRow): Suggestion => ({
  targetId: row.target_id,
  profileId: row.profile_id,
  profileType: row.profile_type,
  followType: followTypes[row.profile_type],
  name: row.name,
  slogan: row.slogan,
  image: portraitUrl(addresses, row.picture),
})

const presentFollow = (addresses: StorageAddresses, me: Member, row: FollowRow): Follow => ({
  id: row.id,
  ...presentSuggestion(addresses, row),
  followId: row.own_follow_id,
  isOwn: row.target_id === me.id,
})

/** Lists are counted up to a limit; beyond it nothing is said. */
const hiddenOf = (all: number, shown: number) => (shown >= MOST_COUNTED - 1 ? 0 : Math.max(0, all - shown))

export const presentFollowPage = (
  addresses: StorageAddresses,
  me: Member,
  { owner, page, followers, following }: FoundFollows,
  size: number,
): FollowPage => ({
  ...presentPage(page, size, (row) => presentFollow(addresses, me, row)),
  profile: {
    ...presentSuggestion(addresses, owner),
    isOwn: owner.target_id === me.id,
    followerCount: followers,
    followingCount: following,
    hiddenFollowers: hiddenOf(owner.all_followers, followers),
    hiddenFollowing: hiddenOf(owner.all_following, following),
  },
})
