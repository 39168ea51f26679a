import { beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from '../../../api/api-error.ts'
import { type NamedMark, sendWaiting, waitingMarks } from './waiting-marks.ts'

const mark = (entryId: string): NamedMark => ({
  entryId,
  schoolSemesterId: 's',
  subject: 'Mathematik',
  grade: 4.8,
  weight: 1,
})
const left = () => waitingMarks.get().marks.map(({ mark: { entryId }, isRefused }) => [entryId, isRefused])
const send = vi.fn<(mark: NamedMark) => Promise<unknown>>()

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined)
  waitingMarks.load('lea')
})

test('what waits outlives the page, and is Lea’s only', () => {
  waitingMarks.keep('lea', mark('a'))
  waitingMarks.load('noah')
  expect(left()).toEqual([])
  waitingMarks.load('lea')
  expect(left()).toEqual([['a', false]])
})

test('is sent in order, by its name, and is gone then', async () => {
  waitingMarks.keep('lea', mark('a'))
  waitingMarks.keep('lea', mark('b'))
  expect(await sendWaiting('lea', send)).toBe(2)
  expect(send.mock.calls).toEqual([[mark('a')], [mark('b')]])
  expect(left()).toEqual([])
  expect(await sendWaiting('lea', send)).toBe(0)
  expect(send).toHaveBeenCalledTimes(2)
})

test('asked twice at the same time, sends it once', async () => {
  waitingMarks.keep('lea', mark('a'))
  expect(await Promise.all([sendWaiting('lea', send), sendWaiting('lea', send)])).toEqual([1, 0])
  expect(send).toHaveBeenCalledOnce()
})

test.each([0, 401, 429, 500, 502, 503])('after a %i all of it stays for the next time', async (status) => {
  waitingMarks.keep('lea', mark('a'))
  waitingMarks.keep('lea', mark('b'))
  send.mockRejectedValueOnce(new ApiError(status))
  expect(await sendWaiting('lea', send)).toBe(0)
  expect(send).toHaveBeenCalledTimes(1)
  expect(left()).toEqual([
    ['a', false],
    ['b', false],
  ])
})

test.each([400, 403, 404])(
  'what the server does not take (%i) stays in sight and is not sent again',
  async (status) => {
    waitingMarks.keep('lea', mark('a'))
    waitingMarks.keep('lea', mark('b'))
    send.mockRejectedValueOnce(new ApiError(status))
    expect(await sendWaiting('lea', send)).toBe(1)
    expect(left()).toEqual([['a', true]])
    expect(await sendWaiting('lea', send)).toBe(0)
    expect(send).toHaveBeenCalledTimes(2)
    waitingMarks.drop('lea', 'a')
    expect(left()).toEqual([])
  },
)

test('what another window has sent meanwhile is not sent again', async () => {
  waitingMarks.keep('lea', mark('a'))
  localStorage.clear()
  expect(await sendWaiting('lea', send)).toBe(0)
  expect(send).not.toHaveBeenCalled()
})
