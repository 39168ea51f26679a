import { destination } from '../shared/destination.ts'

export const accountDestinations = {
  logOutLive: destination({
    kind: 'send',
    pattern: '/app/logout/{userId}',
    gate: 'self',
    summary: 'The person is logging out: close the live connections of this session.',
  }),
} as const
