// What this feature reads.
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call('readSettings', { signal }),
})
