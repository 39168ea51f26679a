import { route } from '../shared/route.ts'
import { FinishSetup, ProfileSetup } from './schemas.ts'

export const setupRoutes = {
  readSetup: route({
    method: 'GET',
    path: '/v1/profiles/setup',
    summary: 'What is known of the profile so far, with generated pictures as a starting point.',
    may: 'signedIn',
    beforeSetup: true,
    statuses: [200],
    output: ProfileSetup,
    errors: [],
  }),
  finishSetup: route({
    method: 'POST',
    path: '/v1/profiles/setup',
    summary: 'Complete the profile; opens the rest of the product.',
    may: 'signedIn',
    beforeSetup: true,
    body: FinishSetup,
    statuses: [204],
    errors: ['bad_input'],
  }),
} as const
