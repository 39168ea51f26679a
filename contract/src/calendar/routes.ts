import { route } from '../shared/route.ts'
import { CalendarAddress, CalendarState, FeedQuery } from './schemas.ts'

export const calendarRoutes = {
  readCalendar: route({
    method: 'GET',
    path: '/v1/calendar',
    summary: 'Whether the caller has a calendar address, since when, and when it was last fetched.',
    may: 'person.subscribeCalendar',
    statuses: [200],
    output: CalendarState,
    errors: [],
  }),
  renewCalendar: route({
    method: 'POST',
    path: '/v1/calendar',
    summary: 'A new calendar address; one there was before is good no more.',
    may: 'person.subscribeCalendar',
    statuses: [200],
    output: CalendarAddress,
    answersSecret: true,
    errors: [],
  }),
  revokeCalendar: route({
    method: 'DELETE',
    path: '/v1/calendar',
    summary: 'The calendar address is good no more.',
    may: 'person.subscribeCalendar',
    statuses: [204],
    errors: [],
  }),
  readCalendarFeed: route({
    method: 'GET',
    path: '/v1/calendar/feed',
    summary: 'Assignments and school days for a calendar program, by a secret address (RFC 5545).',
    may: 'public',
    query: FeedQuery,
    statuses: [200],
    file: 'text/calendar',
    errors: ['not_found'],
    limit: 'calendar',
  }),
} as const
