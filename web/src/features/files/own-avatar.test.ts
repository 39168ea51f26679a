import { beforeEach, expect, test } from 'vitest'

import { keptAvatar } from './own-avatar.ts'

const keep = (value: string) => sessionStorage.setItem('werkplatz.avatar', value)
beforeEach(() => sessionStorage.clear())

test('kept for the same person while the address is good', () => {
  keep(JSON.stringify({ userId: 'lea', signedUrl: 'http://store/a', at: 1_000 }))
  expect(keptAvatar('lea', sessionStorage, 2_000)?.signedUrl).toBe('http://store/a')
  expect(keptAvatar('lea', sessionStorage, 1_000 + 4 * 60_000)).toBeUndefined()
  expect(keptAvatar('noah', sessionStorage, 2_000)).toBeUndefined()
})

test('nothing kept, or nonsense: asked anew', () => {
  expect(keptAvatar('lea', sessionStorage, 0)).toBeUndefined()
  keep('{')
  expect(keptAvatar('lea', sessionStorage, 0)).toBeUndefined()
})
