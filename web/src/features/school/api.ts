// What this feature reads.
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'
import { once } from '../../api/once.ts'

/** Everything about marks and semesters begins so: whoever writes one has all of it read again. */
export const schoolKey = ['school'] as const

export const schooldaysQuery = (userId: string) =>
  queryOptions({
    queryKey: ['schooldays', userId],
    queryFn: ({ signal }) => call('readSchooldays', { query: { id: userId }, signal }),
  })

/** There are eight at most: one page. */
export const semestersQuery = queryOptions({
  queryKey: [...schoolKey, 'semesters'],
  queryFn: ({ signal }) => call('listSemesters', { query: { size: 10 }, signal }),
})

export const marksQuery = (semesterId: string) =>
  queryOptions({
    queryKey: [...schoolKey, 'marks', semesterId],
    queryFn: ({ signal }) => call('readMarks', { query: { id: semesterId }, signal }),
  })

/** Of somebody else's marks nothing is kept: each look is asked for, and written down. */
export const allSemestersQuery = (apprenticeId: string) =>
  queryOptions({
    queryKey: [...schoolKey, 'all', apprenticeId],
    queryFn: ({ signal }) => call('readAllSemesters', { query: { apprenticeId }, signal }),
    ...once,
  })

export const subjectsQuery = queryOptions({
  queryKey: [...schoolKey, 'subjects'],
  queryFn: ({ signal }) => call('listSchoolSubjects', { query: {}, signal }),
})

export const ownSupervisorQuery = queryOptions({
  queryKey: [...schoolKey, 'supervisor'],
  queryFn: ({ signal }) => call('readOwnSupervisor', { signal }),
})

export const schoolViewsQuery = queryOptions({
  queryKey: [...schoolKey, 'views'],
  queryFn: ({ signal }) => call('listSchoolViews', { signal }),
})
