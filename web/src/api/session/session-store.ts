// What the browser remembers of a session: local storage, shared by all tabs.
import type { Credentials, UserDetails } from '@werkplatz/contract/accounts/schemas.ts'

export interface Remembered {
  credentials: Credentials
  user: UserDetails
  setupDone: boolean
}

export interface SessionStore {
  read(): Remembered | null
  write(remembered: Remembered): void
  clear(): void
  /** Calls back when another tab wrote or cleared. */
  watch(changed: () => void): () => void
}

/** The script in the document's head reads both before anything else runs (app/head-script.ts). */
export const authKey = 'werkplatz.auth'
export const userKey = 'werkplatz.user'

const parse = <Value>(text: string | null): Value | null => {
  if (!text) return null
  try {
    return JSON.parse(text) as Value
  } catch {
    return null
  }
}

export const browserStore = (storage: Storage): SessionStore => ({
  read() {
    const auth = parse<Credentials & { setupDone?: boolean }>(storage.getItem(authKey))
    const user = parse<UserDetails>(storage.getItem(userKey))
    if (!auth?.accessToken || !user?.id || Number.isNaN(Date.parse(auth.expires))) return null
    const { setupDone = true, ...credentials } = auth
    return { credentials, user, setupDone }
  },
  write({ credentials, user, setupDone }) {
    // The credentials last: other tabs listen to that key and find both halves.
    storage.setItem(userKey, JSON.stringify(user))
    storage.setItem(authKey, JSON.stringify({ ...credentials, setupDone }))
  },
  clear() {
    storage.removeItem(userKey)
    storage.removeItem(authKey)
  },
  watch(changed) {
    const listen = (event: StorageEvent) => {
      if (event.storageArea === storage && (event.key === authKey || event.key === userKey || event.key === null))
        changed()
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
})
