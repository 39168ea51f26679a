import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { repeatFirstReads } from './first-reads.ts'

/** A server whose answers are held back, and a screen that shows them. */
function screenOf(queryClient: QueryClient) {
  const comments = ['Das kenne ich.']
  const held: (() => void)[] = []
  const queryFn = () => {
    const seen = [...comments]
    return new Promise<string[]>((resolve) => held.push(() => resolve(seen)))
  }
  const observer = new QueryObserver(queryClient, { queryKey: ['post'], queryFn })
  observer.subscribe(() => {})
  const shown = () => observer.getCurrentResult().data
  return { comments, held, shown }
}

test('what was written while the first read was under way is read, too', async () => {
  const queryClient = new QueryClient()
  repeatFirstReads(queryClient)
  const { comments, held, shown } = screenOf(queryClient)
  comments.push('Und wo war das?')
  void queryClient.invalidateQueries({ queryKey: ['post'] })
  held[0]!()
  await vi.waitFor(() => expect(held).toHaveLength(2))
  held[1]!()
  await vi.waitFor(() => expect(shown()).toEqual(['Das kenne ich.', 'Und wo war das?']))
})

test('a first read during which nothing happens is the only one', async () => {
  const queryClient = new QueryClient()
  repeatFirstReads(queryClient)
  const { held, shown } = screenOf(queryClient)
  held[0]!()
  await vi.waitFor(() => expect(shown()).toEqual(['Das kenne ich.']))
  expect(held).toHaveLength(1)
})
