import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export const switchesQuery = queryOptions({
  queryKey: ['admin', 'switches'],
  queryFn: ({ signal }) => call('listSwitches', { signal }),
})
