import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { toastStore } from '../ui/toast/toast-store.ts'
import { ApiError } from './api-error.ts'
import { waitOut } from './wait-out.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const away = () => new ApiError(503, { code: 'unavailable' })

/** As it settles when enough time has passed. */
async function settled<T>(work: Promise<T>) {
  const caught = work.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return caught
}

test('waits while the server is away, says so once, and answers what came at last', async () => {
  const show = vi.spyOn(toastStore, 'show')
  const attempt = vi.fn<() => Promise<string>>().mockResolvedValue('done')
  attempt.mockRejectedValueOnce(away()).mockRejectedValueOnce(away()).mockRejectedValueOnce(away())
  expect(await settled(waitOut(attempt))).toBe('done')
  expect(attempt).toHaveBeenCalledTimes(4)
  expect(show).toHaveBeenCalledTimes(1)
})

test('gives up after half a minute with what the server said last', async () => {
  const began = Date.now()
  expect(await settled(waitOut(() => Promise.reject(away())))).toEqual(away())
  expect(Date.now() - began).toBeGreaterThan(20_000)
  expect(Date.now() - began).toBeLessThanOrEqual(35_000)
})

test.each([
  ['no answer', new ApiError(0)],
  ['a refusal', new ApiError(400, { code: 'bad_input' })],
  ['a file that is still being checked', new ApiError(503, { code: 'file_unchecked' })],
  ['a proxy without a server', new ApiError(502)],
])('%s is told at once', async (_what, error) => {
  const attempt = vi.fn<() => Promise<never>>().mockRejectedValue(error)
  await expect(waitOut(attempt)).rejects.toBe(error)
  expect(attempt).toHaveBeenCalledTimes(1)
})

test('whoever leaves ends the waiting', async () => {
  const leaving = new AbortController()
  const attempt = vi.fn<() => Promise<never>>().mockRejectedValue(away())
  const waiting = settled(waitOut(attempt, leaving.signal))
  leaving.abort(new Error('left'))
  expect(await waiting).toEqual(new Error('left'))
  expect(attempt).toHaveBeenCalledTimes(1)
})
