import { z } from 'zod'

import { route } from '../shared/route.ts'
import { Id, SearchQuery } from '../shared/shapes.ts'
import { AuthorCard, PersonHit, Profession } from './schemas.ts'

export const peopleRoutes = {
  readAuthorCard: route({
    method: 'GET',
    path: '/v1/users/author-card',
    summary: 'A person in a few figures, shown beside what they wrote.',
    may: 'signedIn',
    query: z.strictObject({ id: Id }),
    statuses: [200],
    output: AuthorCard,
    errors: ['not_found', 'too_many_requests'],
  }),
  searchPeople: route({
    method: 'GET',
    path: '/v1/users/search',
    summary: 'People by name, best 20; at most 200 different ones an hour.',
    may: 'signedIn',
    query: SearchQuery,
    statuses: [200],
    output: z.array(PersonHit),
    errors: ['too_many_requests'],
    limit: 'search',
  }),
  listProfessions: route({
    method: 'GET',
    path: '/v1/professions',
    summary: 'All professions one can be trained in, by name.',
    may: 'signedIn',
    beforeSetup: true,
    statuses: [200],
    output: z.array(Profession),
    errors: [],
  }),
} as const
