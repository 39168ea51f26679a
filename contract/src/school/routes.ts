import { z } from 'zod'

import { route } from '../shared/route.ts'
import { Id } from '../shared/shapes.ts'
import { SavedSchooldays, Schooldays } from './schemas.ts'

export const schoolRoutes = {
  readSchooldays: route({
    method: 'GET',
    path: '/v1/schooldays',
    summary: 'On which days somebody goes to school.',
    may: 'person.readSchooldays',
    target: 'query.id',
    query: z.strictObject({ id: Id }),
    statuses: [200],
    output: Schooldays,
    errors: [],
  }),
  saveSchooldays: route({
    method: 'POST',
    path: '/v1/schooldays',
    summary: 'One’s own school days.',
    may: 'signedIn',
    body: SavedSchooldays,
    statuses: [204],
    errors: ['bad_input', 'not_found'],
  }),
} as const
