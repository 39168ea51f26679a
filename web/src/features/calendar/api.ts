// What this feature reads.
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: ({ signal }) => call('readCalendar', { signal }),
})
