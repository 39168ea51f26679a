import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { reportCountsQuery, reportedMessagesQuery, reportsQuery } from './api.ts'
import { liveTable } from './live.ts'

test('who is told of a report reads the queue again, but not the messages, of which each look is on record', () => {
  const client = new QueryClient()
  const keys = [reportsQuery('OPEN', 1).queryKey, reportCountsQuery.queryKey, reportedMessagesQuery('r1').queryKey]
  for (const key of keys) client.setQueryData(key as readonly unknown[], {})
  const old = () => keys.map((key) => client.getQueryState(key as readonly unknown[])?.isInvalidated)
  const hear = (type: string) => liveTable('clara', client)['/topic/notifications/clara']!({ type })
  hear('assignment')
  expect(old()).toEqual([false, false, false])
  hear('post')
  expect(old()).toEqual([true, true, false])
})
