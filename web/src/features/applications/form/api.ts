// What the form is filled with.
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../../api/client.ts'
import { once } from '../../../api/once.ts'

export const targetQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['application-form', 'activity', activityId],
    queryFn: ({ signal }) => call('readApplicationActivity', { query: { id: activityId }, signal }),
    ...once,
  })

export const editQuery = (id: string) =>
  queryOptions({
    queryKey: ['application-form', id],
    queryFn: async ({ signal }) => {
      const original = await call('readApplication', { query: { id }, signal })
      const activity = await call('readApplicationActivity', { query: { id: original.activityId }, signal })
      return { original, activity }
    },
    ...once,
  })
