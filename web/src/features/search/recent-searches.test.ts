import { beforeEach, expect, test } from 'vitest'

import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

beforeEach(() => localStorage.clear())

test('five, the last one first, none twice', () => {
  for (const words of ['Lena', 'Olten', 'Velo', 'lena', 'Holz', 'Stadt', 'Küche']) rememberSearch(words)
  expect(recentSearches()).toEqual(['Küche', 'Stadt', 'Holz', 'lena', 'Velo'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

test('what somebody else wrote there is no search', () => {
  localStorage.setItem('werkplatz.search.recent', '{"a":')
  expect(recentSearches()).toEqual([])
  localStorage.setItem('werkplatz.search.recent', '[1, "Holz", null]')
  expect(recentSearches()).toEqual(['Holz'])
})
