// What this feature reads.
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export const schooldaysQuery = (userId: string) =>
  queryOptions({
    queryKey: ['schooldays', userId],
    queryFn: ({ signal }) => call('readSchooldays', { query: { id: userId }, signal }),
  })
