import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { RelativeTime } from './RelativeTime.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-17T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lets time pass; the braces keep `act` from taking the timers for a promise. */
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const label = () => screen.getByRole('time')

test('stays true while it is on screen', () => {
  render(<RelativeTime value="2026-06-17T11:59:00Z" />)
  expect(label()).toHaveTextContent('vor 1 Minute')
  wait(60_000)
  expect(label()).toHaveTextContent('vor 2 Minuten')
  wait(58 * 60_000)
  expect(label()).toHaveTextContent('vor 1 Stunde')
})

test('has the exact moment for machines and in the title', () => {
  render(<RelativeTime value="2026-06-17T11:59:00Z" />)
  expect(label()).toHaveAttribute('datetime', '2026-06-17T11:59:00.000Z')
  expect(label()).toHaveAttribute('title', '17.06.2026 13:59')
})

test('the list form turns at midnight in Zurich', () => {
  vi.setSystemTime(Date.parse('2026-06-17T21:59:30Z'))
  render(<RelativeTime value="2026-06-17T11:59:00Z" form="list" />)
  expect(label()).toHaveTextContent('13:59')
  wait(60_000)
  expect(label()).toHaveTextContent('gestern')
})

test('leaves no timer behind', () => {
  const { unmount } = render(<RelativeTime value="2026-06-17T11:59:00Z" />)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
