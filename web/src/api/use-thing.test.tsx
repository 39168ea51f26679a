import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'

import { useThing } from './use-thing.ts'

function open(read: (id: string) => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(({ id }) => useThing({ queryKey: ['thing', id], queryFn: () => read(id) }), {
    wrapper,
    initialProps: { id: '1' },
  })
}

test('a failure stays while the same thing is asked for again, and goes with another thing', async () => {
  const away = new Error('away')
  const read = vi.fn<(id: string) => Promise<string>>().mockRejectedValueOnce(away)
  const { result, rerender } = open(read)
  await waitFor(() => expect(result.current.error).toBe(away))

  let answer: (text: string) => void = () => undefined
  read.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  act(() => void result.current.refetch())
  await waitFor(() => expect(result.current.isFetching).toBe(true))
  expect(result.current.error).toBe(away)
  rerender({ id: '2' })
  expect(result.current.error).toBeNull()
  rerender({ id: '1' })
  await act(async () => answer('here'))
})

test('a failure takes nothing away that was loaded', async () => {
  const read = vi.fn<(id: string) => Promise<string>>().mockResolvedValueOnce('here')
  const { result } = open(read)
  await waitFor(() => expect(result.current.data).toBe('here'))
  read.mockRejectedValueOnce(new Error('away'))
  await act(async () => void (await result.current.refetch()))
  expect(result.current).toMatchObject({ data: 'here', error: null })
})
