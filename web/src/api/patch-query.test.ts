import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { repeatFirstReads } from './first-reads.ts'
import { patchQuery } from './patch-query.ts'

const queryKey = ['messages']

/** A server that answers with what it had when it was asked, as late as it is told to. */
function serverOf(...said: string[]) {
  const held: (() => void)[] = []
  const answer = <T>(seen: T) => new Promise<T>((resolve) => held.push(() => resolve(seen)))
  return { said, held, read: () => answer([...said]), answer }
}

function screenOf(read: () => Promise<string[]>) {
  const queryClient = new QueryClient()
  repeatFirstReads(queryClient)
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: read, staleTime: Infinity })
  observer.subscribe(() => {})
  const hear = (word: string) => patchQuery<string[]>(queryClient, queryKey, (known) => [...known, word])
  return { queryClient, hear, shown: () => observer.getCurrentResult().data }
}

test('what comes while nothing is read is simply there', async () => {
  const { held, read } = serverOf('Hoi')
  const { hear, shown } = screenOf(read)
  held[0]!()
  await vi.waitFor(() => expect(shown()).toEqual(['Hoi']))
  hear('Bist du da?')
  expect(shown()).toEqual(['Hoi', 'Bist du da?'])
  expect(held).toHaveLength(1)
})

test('what comes during a read is not taken back by its answer', async () => {
  const { said, held, read } = serverOf('Hoi')
  const { queryClient, hear, shown } = screenOf(read)
  held[0]!()
  await vi.waitFor(() => expect(shown()).toEqual(['Hoi']))
  void queryClient.invalidateQueries({ queryKey })
  await vi.waitFor(() => expect(held).toHaveLength(2))
  said.push('Bist du da?')
  hear('Bist du da?')
  held[1]!()
  await vi.waitFor(() => expect(held).toHaveLength(3))
  expect(shown()).toEqual(['Hoi', 'Bist du da?'])
  held[2]!()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(shown()).toEqual(['Hoi', 'Bist du da?'])
})

test('what comes during the first read is read, too', async () => {
  const { said, held, read } = serverOf('Hoi')
  const { hear, shown } = screenOf(read)
  said.push('Bist du da?')
  hear('Bist du da?')
  held[0]!()
  await vi.waitFor(() => expect(held).toHaveLength(2))
  held[1]!()
  await vi.waitFor(() => expect(shown()).toEqual(['Hoi', 'Bist du da?']))
})

test('what comes while an older page is fetched costs neither', async () => {
  const { said, held, answer } = serverOf('Hoi')
  const queryClient = new QueryClient()
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey,
    queryFn: ({ pageParam }) => answer(pageParam === 0 ? [...said] : ['Früher']),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => pages.length,
    staleTime: Infinity,
  })
  observer.subscribe(() => {})
  const shown = () => observer.getCurrentResult().data?.pages
  held[0]!()
  await vi.waitFor(() => expect(shown()).toEqual([['Hoi']]))
  void observer.fetchNextPage()
  await vi.waitFor(() => expect(held).toHaveLength(2))
  said.push('Bist du da?')
  patchQuery<{ pages: string[][]; pageParams: number[] }>(queryClient, queryKey, (known) => ({
    ...known,
    pages: [[...known.pages[0]!, 'Bist du da?'], ...known.pages.slice(1)],
  }))
  held[1]!()
  for (const n of [2, 3]) {
    await vi.waitFor(() => expect(held).toHaveLength(n + 1))
    held[n]!()
  }
  await vi.waitFor(() => expect(shown()).toEqual([['Hoi', 'Bist du da?'], ['Früher']]))
})
