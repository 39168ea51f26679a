import { afterEach, describe, expect, test } from 'vitest'

import { childPool, PoolBusy, type ChildPool, type PoolOptions } from '../child-pool.ts'

interface Task {
  act: 'echo' | 'refuse' | 'crash' | 'fall' | 'hang'
  value?: string
}
interface Echo {
  value?: string
  pid: number
}

const open: ChildPool<Task, Echo>[] = []
const poolOf = (options: Partial<PoolOptions> = {}) => {
  const pool = childPool<Task, Echo>({
    script: new URL('./pool-child.ts', import.meta.url),
    children: 1,
    waiting: 2,
    limitMs: 20_000,
    tasksPerChild: 100,
    memoryMb: 64,
    ...options,
  })
  open.push(pool)
  return pool
}
afterEach(() => open.splice(0).forEach((pool) => pool.close()))

describe('childPool', () => {
  test('answers each task in its turn, by the same child, until it has done its share', async () => {
    const pool = poolOf({ tasksPerChild: 2 })
    const echoes = await Promise.all(['a', 'b', 'c'].map((value) => pool.run({ act: 'echo', value })))
    expect(echoes.map(({ value }) => value)).toEqual(['a', 'b', 'c'])
    expect(echoes[1]!.pid).toBe(echoes[0]!.pid)
    expect(echoes[2]!.pid).not.toBe(echoes[0]!.pid)
  })

  test('more than may wait are refused at once', async () => {
    const pool = poolOf()
    const gone = new AbortController()
    const hanging = [1, 2, 3].map(() => pool.run({ act: 'hang' }, gone.signal).catch((error: Error) => error.message))
    await expect(pool.run({ act: 'echo' })).rejects.toBeInstanceOf(PoolBusy)
    gone.abort(new Error('gone'))
    expect(await Promise.all(hanging)).toEqual(['gone', 'gone', 'gone'])
    expect(await pool.run({ act: 'echo', value: 'again' })).toMatchObject({ value: 'again' })
  })

  test('whoever goes away while waiting leaves the line to the next', async () => {
    const pool = poolOf()
    const [first, second] = [new AbortController(), new AbortController()]
    const hanging = pool.run({ act: 'hang' }, first.signal).catch((error: Error) => error.message)
    const leaving = pool.run({ act: 'hang' }, second.signal).catch((error: Error) => error.message)
    const patient = pool.run({ act: 'echo', value: 'patient' })
    second.abort(new Error('left the line'))
    expect(await leaving).toBe('left the line')
    first.abort(new Error('ended'))
    expect(await hanging).toBe('ended')
    expect(await patient).toMatchObject({ value: 'patient' })
  })

  test('a refusal, a crash and a task without end cost one task each, not the pool', async () => {
    const pool = poolOf({ limitMs: 1_500 })
    await expect(pool.run({ act: 'refuse', value: 'cannot' })).rejects.toThrow('cannot')
    await expect(pool.run({ act: 'crash' })).rejects.toThrow('the child process ended')
    await expect(pool.run({ act: 'hang' })).rejects.toThrow('the child process took too long')
    expect(await pool.run({ act: 'echo', value: 'still here' })).toMatchObject({ value: 'still here' })
  })

  test('a child that was killed from outside, as one short of memory is, gets no further task', async () => {
    const pool = poolOf()
    await expect(pool.run({ act: 'fall' })).rejects.toThrow('the child process ended')
    expect(await pool.run({ act: 'echo', value: 'by another' })).toMatchObject({ value: 'by another' })
  })

  test('a child that never gets ready costs the time of one task, and nobody waits for it who has gone', async () => {
    const pool = poolOf({ script: new URL('./silent-child.ts', import.meta.url), limitMs: 1_500 })
    await expect(pool.run({ act: 'echo' })).rejects.toThrow('the child process took too long')
    const gone = new AbortController()
    const waiting = pool.run({ act: 'echo' }, gone.signal)
    gone.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
  })
})
