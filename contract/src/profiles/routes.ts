import { z } from 'zod'

import { route } from '../shared/route.ts'
import { Id } from '../shared/shapes.ts'
import {
  ChangeVisibility,
  CompanyAbout,
  CompanyCard,
  CompanyPeople,
  PeopleQuery,
  Profile,
  ProfileType,
  ProfileViewer,
  UserAbout,
  UserCard,
} from './schemas.ts'

export const profileRoutes = {
  readProfile: route({
    method: 'GET',
    path: '/v1/profiles/{type}',
    summary: 'The profile of a person or a company, by its profile id; the own one also as others see it.',
    may: 'signedIn',
    params: z.strictObject({ type: ProfileType }),
    query: z.strictObject({
      id: Id,
      /** Not in the specification: only of the own profile. */
      as: ProfileViewer.optional(),
    }),
    statuses: [200],
    output: Profile,
    errors: ['forbidden', 'not_found', 'too_many_requests'],
  }),
  editUserCard: route({
    method: 'PATCH',
    path: '/v1/profiles/user/card',
    summary: 'Name, slogan, place and pictures of the own profile. Somebody else’s may only be emptied.',
    may: 'signedIn',
    body: UserCard,
    statuses: [204],
    errors: ['bad_input', 'forbidden', 'not_found'],
  }),
  editUserAbout: route({
    method: 'PATCH',
    path: '/v1/profiles/user/about',
    summary: 'Text, video and links of the own profile. Somebody else’s may only be emptied.',
    may: 'signedIn',
    body: UserAbout,
    statuses: [204],
    errors: ['bad_input', 'forbidden', 'not_found'],
  }),
  editCompanyCard: route({
    method: 'PATCH',
    path: '/v1/profiles/company/card',
    summary: 'Name, slogan, place and pictures of a company.',
    may: 'profile.editCompany',
    target: 'body.id',
    body: CompanyCard,
    statuses: [204],
    errors: ['bad_input'],
  }),
  editCompanyAbout: route({
    method: 'PATCH',
    path: '/v1/profiles/company/about',
    summary: 'Text, video, links and figures of a company.',
    may: 'profile.editCompany',
    target: 'body.id',
    body: CompanyAbout,
    statuses: [204],
    errors: ['bad_input'],
  }),
  changeVisibility: route({
    method: 'PATCH',
    path: '/v1/profiles/user/visibility',
    summary: 'Open or close the own profile for other companies.',
    may: 'signedIn',
    body: ChangeVisibility,
    statuses: [204],
    errors: [],
  }),
  listCompanyPeople: route({
    method: 'GET',
    path: '/v1/profiles/company/people',
    summary: 'People of a company by name; of other companies only so much as they show.',
    may: 'profile.readPeople',
    target: 'query.id',
    query: PeopleQuery,
    statuses: [200],
    output: CompanyPeople,
    errors: ['too_many_requests'],
  }),
} as const
