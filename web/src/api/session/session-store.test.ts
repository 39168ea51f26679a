import { expect, test, vi } from 'vitest'

import { browserStore, type Remembered } from './session-store.ts'

const lea = {
  credentials: { accessToken: 't', expires: '2026-11-15T08:00:00.000Z', roles: [], permissions: [] },
  user: { id: 'lea', nameFirst: 'Lea' },
  setupDone: false,
} as unknown as Remembered

test('reads back what it wrote, and nothing after clearing', () => {
  const store = browserStore(localStorage)
  expect(store.read()).toBeNull()
  store.write(lea)
  expect(store.read()).toEqual(lea)
  store.clear()
  expect(store.read()).toBeNull()
})

test('damaged data count as nothing', () => {
  const store = browserStore(localStorage)
  store.write(lea)
  localStorage.setItem('werkplatz.auth', '{"accessToken":')
  expect(store.read()).toBeNull()
  localStorage.setItem('werkplatz.auth', '{"accessToken":"t","expires":"bald"}')
  expect(store.read()).toBeNull()
})

test('hears other tabs, but not foreign keys', () => {
  const changed = vi.fn<() => void>()
  const stop = browserStore(localStorage).watch(changed)
  const tell = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  tell('werkplatz.auth')
  tell('something else')
  tell(null)
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  tell('werkplatz.auth')
  expect(changed).toHaveBeenCalledTimes(2)
})
