import { expect, test, vi } from 'vitest'

import { inBatches } from '../member-batches.ts'
import type { MemberRow } from '../member.ts'

const rowOf = (id: string) => ({ session_id: id }) as MemberRow

test('alone: asked at once. Together: what came meanwhile is one question, each session once', async () => {
  const asked: string[][] = []
  const release: (() => void)[] = []
  const find = inBatches(async (ids) => {
    asked.push([...ids])
    await new Promise<void>((resolve) => release.push(resolve))
    return ids.filter((id) => id !== 'ended').map(rowOf)
  })
  const first = find('a')
  expect(asked).toEqual([['a']])
  const rest = ['b', 'c', 'ended', 'b'].map((id) => find(id))
  release.shift()!()
  expect(await first).toEqual(rowOf('a'))
  await vi.waitFor(() => expect(asked).toEqual([['a'], ['b', 'c', 'ended']]))
  release.shift()!()
  expect(await Promise.all(rest)).toEqual([rowOf('b'), rowOf('c'), undefined, rowOf('b')])
})

test('a question that fails fails for those who asked, not for the next', async () => {
  let calls = 0
  const find = inBatches(async (ids) => {
    calls += 1
    if (calls === 1) throw new Error('the database is away')
    return ids.map(rowOf)
  })
  await expect(find('a')).rejects.toThrow('away')
  expect(await find('a')).toEqual(rowOf('a'))
})

test('never more than a thousand in one question', async () => {
  const sizes: number[] = []
  const find = inBatches(async (ids) => {
    sizes.push(ids.length)
    return []
  })
  await Promise.all(Array.from({ length: 2_500 }, (_, n) => find(String(n))))
  expect(Math.max(...sizes)).toBe(1_000)
})
