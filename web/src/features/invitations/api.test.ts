import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { importChoicesQuery } from './api.ts'

// No mock of Vitest's: it listens to what it returns, and nothing would go unheard.
const { asked } = vi.hoisted(() => ({ asked: [] as string[] }))
vi.mock('../../api/client.ts', () => ({
  call: (key: string, { signal }: { signal: AbortSignal }) => {
    asked.push(key)
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  },
}))

const unheard: unknown[] = []
const note = (reason: unknown) => unheard.push(reason)
process.on('unhandledRejection', note)
afterEach(() => {
  process.off('unhandledRejection', note)
})

test('another file is chosen while both are on their way: each call that is given up is heard', async () => {
  const queryClient = new QueryClient()
  const read = queryClient.fetchQuery(importChoicesQuery).catch((error: unknown) => error)
  await vi.waitFor(() => expect(asked).toEqual(['listProfessions', 'listManagedPeople']))
  await queryClient.cancelQueries(importChoicesQuery)
  await read
  // What nobody heard is said once all that was due has run.
  await new Promise((resolve) => setImmediate(resolve))
  expect(unheard).toEqual([])
})
