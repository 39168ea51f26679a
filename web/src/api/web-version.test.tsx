// A tab of an old version notices, but not while old and new serve side by side.
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { noteWebVersion, useIsOutdated } from './web-version.ts'

const MINUTE = 60_000
const page = window as { __reactRouterManifest?: { version: string } }
beforeEach(() => {
  vi.useFakeTimers()
  page.__reactRouterManifest = { version: 'old' }
})
afterEach(() => {
  noteWebVersion('old')
  delete page.__reactRouterManifest
  vi.useRealTimers()
})

const hear = (version: string | null, laterMs = 0) =>
  act(() => {
    vi.advanceTimersByTime(laterMs)
    noteWebVersion(version)
  })

test('the same version, or none named: nothing', () => {
  const { result } = renderHook(useIsOutdated)
  hear('old')
  hear(null, 5 * MINUTE)
  hear('old', MINUTE)
  expect(result.current).toBe(false)
})

test('another one for a minute: it is time to load afresh', () => {
  const { result } = renderHook(useIsOutdated)
  hear('new')
  expect(result.current).toBe(false)
  hear('new', MINUTE - 1)
  expect(result.current).toBe(false)
  hear('new', 1)
  expect(result.current).toBe(true)
})

test('while both serve, nobody is asked; and who went back to the old one is asked no more', () => {
  const { result } = renderHook(useIsOutdated)
  for (let i = 0; i < 10; i += 1) {
    hear('new', MINUTE / 2)
    hear('old', MINUTE / 3)
  }
  expect(result.current).toBe(false)
  hear('new')
  hear('new', MINUTE)
  expect(result.current).toBe(true)
  hear('old')
  expect(result.current).toBe(false)
})

test('a page that does not know its own version asks nobody', () => {
  delete page.__reactRouterManifest
  const { result } = renderHook(useIsOutdated)
  hear('new')
  hear('new', MINUTE)
  expect(result.current).toBe(false)
})
