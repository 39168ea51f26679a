// What this feature reads.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ActivityFilter } from '@werkplatz/contract/activities/list-schemas.ts'

import { call } from '../../api/client.ts'
import { once } from '../../api/once.ts'
import { carriesBookmarks } from '../bookmarks/api.ts'
import type { MarketFilters, MarketQuestion } from './market/use-market.ts'

const askedOf = (question: MarketQuestion | (MarketFilters & { filter: ActivityFilter; text: string })) => ({
  filter: question.filter,
  query: question.text,
  type: question.type ?? undefined,
  workSectorId: listOrNone(question.workSectorId),
  location: listOrNone(question.location),
  start: question.start ?? undefined,
  onlyFree: question.onlyFree ? ('true' as const) : undefined,
})
const listOrNone = (values: readonly string[]) => (values.length ? [...values] : undefined)

export const activitiesQuery = (question: MarketQuestion) => {
  const query = {
    ...askedOf(question),
    sort: question.sort,
    page: question.page - 1,
    size: question.size,
    pictures: question.view === 'cards' ? ('true' as const) : undefined,
  }
  return queryOptions({
    queryKey: ['activities', 'list', query] as const,
    queryFn: ({ signal }) => call('listActivities', { query, signal }),
    // The last answer stays while a tab is searched; another tab begins empty.
    placeholderData: (last, asked) => (asked?.queryKey[2].filter === question.filter ? last : undefined),
    meta: carriesBookmarks,
  })
}

/** What each choice of a filter would leave. */
export const choicesQuery = (question: MarketFilters & { filter: ActivityFilter; text: string }) => {
  const query = askedOf(question)
  return queryOptions({
    queryKey: ['activities', 'list', 'choices', query],
    queryFn: ({ signal }) => call('readActivityChoices', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The numbers on the tabs. */
export const activityCountsQuery = queryOptions({
  queryKey: ['activities', 'list', 'counts'],
  queryFn: ({ signal }) => call('countActivitiesByFilter', { signal }),
  meta: carriesBookmarks,
})

export const activityQuery = (id: string) =>
  queryOptions({
    queryKey: ['activities', 'details', id],
    queryFn: ({ signal }) => call('readActivity', { query: { id }, signal }),
    meta: carriesBookmarks,
  })

export const activityFormQuery = (id: string) =>
  queryOptions({
    queryKey: ['activities', 'form', id],
    queryFn: ({ signal }) => call('readActivityForm', { query: { id }, signal }),
    ...once,
  })

/** How many applications to it wait for the caller's answer. */
export const toAnswerQuery = (id: string) =>
  queryOptions({
    queryKey: ['activities', 'to-answer', id],
    queryFn: async ({ signal }) => (await call('readApplicationActivity', { query: { id }, signal })).toAnswer,
    retry: false,
  })

export const workSectorsQuery = queryOptions({
  queryKey: ['work-sectors'],
  queryFn: ({ signal }) => call('listWorkSectors', { signal }),
  staleTime: 5 * 60_000,
})

/** What an activity says about place, sector, team and workload, to fill another form with. */
export const locationQuery = (id: string) =>
  queryOptions({
    queryKey: ['activities', 'location', id],
    queryFn: ({ signal }) => call('readActivityLocation', { query: { id }, signal }),
    retry: false,
  })

/** Where the caller's last activity took place. */
export const lastLocationQuery = queryOptions({
  queryKey: ['activities', 'location'],
  queryFn: ({ signal }) => call('readActivityLocation', { query: {}, signal }),
  ...once,
  retry: false,
})
