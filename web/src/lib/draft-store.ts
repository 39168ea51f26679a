// Texts that somebody has begun to write, kept in this browser until they are saved. By person, for seven days, and
// gone when that person logs out or another signs in here. A session that ends by itself leaves them: who was
// interrupted writes on.
const prefix = 'werkplatz.draft.'
export const isDraftKey = (key: string) => key.startsWith(prefix)
const keepMs = 7 * 24 * 3_600_000

export interface DraftStore<Value> {
  read(): Value | null
  write(value: Value): void
  clear(): void
}

interface Kept<Value> {
  at: number
  value: Value
}

/** `owner` is the person's id, `name` what is written. */
export function draftStore<Value>(
  owner: string,
  name: string,
  storage: Storage = localStorage,
  keepFor = keepMs,
): DraftStore<Value> {
  const key = `${prefix}${owner}.${name}`
  return {
    read() {
      try {
        const kept = JSON.parse(storage.getItem(key) ?? 'null') as Kept<Value> | null
        if (!kept) return null
        if (Date.now() - kept.at <= keepFor) return kept.value
        storage.removeItem(key)
        return null
      } catch {
        return null
      }
    },
    write(value) {
      try {
        storage.setItem(key, JSON.stringify({ at: Date.now(), value } satisfies Kept<Value>))
      } catch {
        // A full or closed store only costs the safety net; the form itself works on.
      }
    },
    clear: () => storage.removeItem(key),
  }
}

/** Whether this person left something unsaved here. */
export const hasDrafts = (owner: string, storage: Storage = localStorage) =>
  Object.keys(storage).some((key) => key.startsWith(`${prefix}${owner}.`))

export function clearDrafts(storage: Storage = localStorage) {
  for (const key of Object.keys(storage)) if (isDraftKey(key)) storage.removeItem(key)
}

/** Somebody signed in: what others left at this computer goes. */
export function clearDraftsOfOthers(owner: string, storage: Storage = localStorage) {
  const own = `${prefix}${owner}.`
  for (const key of Object.keys(storage)) if (key.startsWith(prefix) && !key.startsWith(own)) storage.removeItem(key)
}
