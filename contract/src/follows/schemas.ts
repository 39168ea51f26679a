import { z } from 'zod'

import { Id, PageQuery, pageOf, sortedBy, writtenText } from '../shared/shapes.ts'

/** `other` is a company. */
export const FollowType = z.enum(['user', 'other'])
export type FollowType = z.infer<typeof FollowType>

export const ProfileType = z.enum(['user', 'company'])
export type ProfileType = z.infer<typeof ProfileType>

/** Those who follow the profile, or those it follows. */
export const FollowMode = z.enum(['FOLLOWERS', 'USER_FOLLOWS'])
export type FollowMode = z.infer<typeof FollowMode>

/** The person's or the company's id, not that of their profile. */
export const NewFollow = z.strictObject({ targetId: Id, followType: FollowType })
export type NewFollow = z.infer<typeof NewFollow>

export const FollowStatus = z.object({ id: Id.nullable(), isFollowing: z.boolean() }).meta({ id: 'FollowStatus' })
export type FollowStatus = z.infer<typeof FollowStatus>

const LIST_SIZE = 50

export const FollowListQuery = z.strictObject({
  ...PageQuery.shape,
  size: z.coerce.number().int().min(1).max(100).default(LIST_SIZE),
  /** A person's or a company's id. */
  userId: Id,
  mode: FollowMode,
  sort: sortedBy(['dateCreated']),
})
export type FollowListQuery = z.infer<typeof FollowListQuery>

export const FollowSearchQuery = z.strictObject({ ...FollowListQuery.shape, query: writtenText(200).min(2) })

const shown = {
  targetId: Id,
  profileId: Id,
  profileType: ProfileType,
  followType: FollowType,
  /** Of somebody with a closed profile people of other companies get the first name and one letter. */
  name: z.string(),
  slogan: z.string(),
  image: z.string().nullable(),
}

/** One entry of a list: who follows, or who is followed. */
export const Follow = z
  .object({
    id: Id,
    ...shown,
    /** Not in the specification: the caller's own follow of this profile, and whether it is the caller. */
    followId: Id.nullable(),
    isOwn: z.boolean(),
  })
  .meta({ id: 'Follow' })
export type Follow = z.infer<typeof Follow>

/** Not in the specification: whose list it is, and how many entries both of its lists have for this reader. */
export const FollowedProfile = z
  .object({
    ...shown,
    isOwn: z.boolean(),
    followerCount: z.int(),
    followingCount: z.int(),
    /** What the figures of the profile count beyond that: closed profiles, which this reader does not see. */
    hiddenFollowers: z.int(),
    hiddenFollowing: z.int(),
  })
  .meta({ id: 'FollowedProfile' })
export type FollowedProfile = z.infer<typeof FollowedProfile>

export const FollowPage = pageOf(Follow)
  .extend({ isCapped: z.boolean(), profile: FollowedProfile })
  .meta({ id: 'FollowPage' })
export type FollowPage = z.infer<typeof FollowPage>

/** Somebody, or a company, that one does not follow yet. */
export const Suggestion = z.object(shown).meta({ id: 'Suggestion' })
export type Suggestion = z.infer<typeof Suggestion>
