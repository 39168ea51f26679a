import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { repeatFirstReads } from './first-reads.ts'

/** A server whose answers are held back, and a screen that shows them. */
function screenOf(isOpen = true) {
  const queryClient = new QueryClient()
  repeatFirstReads(queryClient)
  const comments = ['Das kenne ich.']
  const held: (() => void)[] = []
  const queryFn = () => {
    const seen = [...comments]
    return new Promise<string[]>((resolve) => held.push(() => resolve(seen)))
  }
  const observer = new QueryObserver(queryClient, { queryKey: ['post'], queryFn, enabled: isOpen })
  observer.subscribe(() => {})
  const open = () => observer.setOptions({ queryKey: ['post'], queryFn, enabled: true })
  const shown = () => observer.getCurrentResult().data
  return { queryClient, comments, held, shown, open }
}

/** Something is written while the first read is under way. */
async function expectSecondRead({ queryClient, comments, held, shown }: ReturnType<typeof screenOf>) {
  comments.push('Und wo war das?')
  void queryClient.invalidateQueries({ queryKey: ['post'] })
  held[0]!()
  await vi.waitFor(() => expect(held).toHaveLength(2))
  held[1]!()
  await vi.waitFor(() => expect(shown()).toEqual(['Das kenne ich.', 'Und wo war das?']))
}

test('what was written while the first read was under way is read, too', async () => {
  await expectSecondRead(screenOf())
})

test('also if something was written before anybody read', async () => {
  const page = screenOf(false)
  void page.queryClient.invalidateQueries({ queryKey: ['post'] })
  page.open()
  await expectSecondRead(page)
})

test('a first read during which nothing happens is the only one', async () => {
  const { held, shown } = screenOf()
  held[0]!()
  await vi.waitFor(() => expect(shown()).toEqual(['Das kenne ich.']))
  expect(held).toHaveLength(1)
})
