import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { clearDrafts, clearDraftsOfOthers, draftStore, hasDrafts } from './draft-store.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

test('what one person wrote, another does not find', () => {
  draftStore('lea', 'activity.new').write({ title: 'Lötkurs' })
  expect(draftStore('lea', 'activity.new').read()).toEqual({ title: 'Lötkurs' })
  expect(draftStore('noah', 'activity.new').read()).toBeNull()
  expect(draftStore('lea', 'activity.7').read()).toBeNull()
})

test('kept for seven days and not longer', () => {
  vi.useFakeTimers()
  const store = draftStore('lea', 'activity.new')
  store.write('x')
  vi.advanceTimersByTime(7 * 24 * 3_600_000)
  expect(store.read()).toBe('x')
  vi.advanceTimersByTime(1)
  expect(store.read()).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('what is to be sent is kept for as long as it says', () => {
  vi.useFakeTimers()
  const store = draftStore('lea', 'mark', localStorage, 90 * 24 * 3_600_000)
  store.write('x')
  vi.advanceTimersByTime(89 * 24 * 3_600_000)
  expect(store.read()).toBe('x')
})

test('logging out takes all drafts and nothing else', () => {
  draftStore('lea', 'activity.new').write('x')
  draftStore('lea', 'activity.7').write('y')
  localStorage.setItem('werkplatz.activities.filter', 'ALL')
  clearDrafts()
  expect(Object.keys(localStorage)).toEqual(['werkplatz.activities.filter'])
})

test('somebody else signs in: what Lea left goes, what Noah left himself stays', () => {
  draftStore('lea', 'activity.new').write('x')
  draftStore('noah', 'activity.new').write('y')
  clearDraftsOfOthers('noah')
  expect(hasDrafts('lea')).toBe(false)
  expect(draftStore('noah', 'activity.new').read()).toBe('y')
})

test('whose drafts there are', () => {
  draftStore('lea', 'activity.new').write('x')
  expect(hasDrafts('lea')).toBe(true)
  expect(hasDrafts('noah')).toBe(false)
})

test('what is no draft is none', () => {
  localStorage.setItem('werkplatz.draft.lea.activity.new', '{broken')
  expect(draftStore('lea', 'activity.new').read()).toBeNull()
})
