import { z } from 'zod'

import { route } from '../shared/route.ts'
import { Id } from '../shared/shapes.ts'
import { FollowListQuery, FollowPage, FollowSearchQuery, FollowStatus, NewFollow, Suggestion } from './schemas.ts'

export const followRoutes = {
  createFollow: route({
    method: 'POST',
    path: '/v1/follows/create',
    summary: 'Follow a person or a company. A repeat changes nothing.',
    may: 'signedIn',
    body: NewFollow,
    statuses: [201],
    output: FollowStatus,
    errors: ['not_found', 'follow_refused'],
  }),
  deleteFollow: route({
    method: 'DELETE',
    path: '/v1/follows/delete',
    summary: 'No longer follow. A repeat changes nothing.',
    may: 'signedIn',
    body: z.strictObject({ followId: Id }),
    statuses: [204],
    errors: [],
  }),
  checkFollow: route({
    method: 'GET',
    path: '/v1/follows/check',
    summary: 'Does the caller follow this person or company? Of one that is not there the answer is no.',
    may: 'signedIn',
    query: z.strictObject({ targetId: Id }),
    statuses: [200],
    output: FollowStatus,
    errors: [],
  }),
  listFollows: route({
    method: 'GET',
    path: '/v1/follows',
    summary: 'Who follows a profile, or whom it follows, newest first; of a closed profile for its own company only.',
    may: 'signedIn',
    query: FollowListQuery,
    statuses: [200],
    output: FollowPage,
    errors: ['not_found', 'forbidden', 'too_many_requests'],
  }),
  searchFollows: route({
    method: 'GET',
    path: '/v1/follows/search',
    summary: 'The same list, by a part of the name.',
    may: 'signedIn',
    query: FollowSearchQuery,
    statuses: [200],
    output: FollowPage,
    errors: ['not_found', 'forbidden', 'too_many_requests'],
    limit: 'search',
  }),
  listRecentProfiles: route({
    method: 'GET',
    path: '/v1/profiles/discover/target/recent',
    summary: 'The ten newest profiles that the caller does not follow yet.',
    may: 'signedIn',
    statuses: [200],
    output: z.array(Suggestion),
    errors: ['too_many_requests'],
  }),
  listRelatedProfiles: route({
    method: 'GET',
    path: '/v1/profiles/discover/target/related',
    summary: 'Ten profiles near to the caller: same company, same profession, or followed by those the caller follows.',
    may: 'signedIn',
    statuses: [200],
    output: z.array(Suggestion),
    errors: ['too_many_requests'],
  }),
} as const
