// The own avatar's address: asked once, kept in session storage while it is good, so that each page shows it at once.
import { type QueryClient, useQuery } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

const KEY = 'werkplatz.avatar'
/** Addresses live five minutes. */
const GOOD_MS = 4 * 60_000

interface Kept {
  userId: string
  signedUrl: string | null
  at: number
}

export function keptAvatar(userId: string, storage: Storage, now: number): Kept | undefined {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null
    return kept?.userId === userId && now - kept.at < GOOD_MS ? kept : undefined
  } catch {
    return undefined
  }
}

export function useOwnAvatar(userId: string): string | null {
  const kept = () => keptAvatar(userId, sessionStorage, Date.now())
  const { data } = useQuery({
    queryKey: ['avatar', userId],
    queryFn: async ({ signal }) => {
      const { signedUrl } = await call('readAvatar', { signal })
      sessionStorage.setItem(KEY, JSON.stringify({ userId, signedUrl, at: Date.now() } satisfies Kept))
      return signedUrl
    },
    staleTime: GOOD_MS,
    refetchInterval: GOOD_MS,
    initialData: () => kept()?.signedUrl,
    initialDataUpdatedAt: () => kept()?.at,
  })
  return data ?? null
}

/** It was changed: asked for again. */
export function forgetAvatar(queryClient: QueryClient, userId: string) {
  sessionStorage.removeItem(KEY)
  void queryClient.invalidateQueries({ queryKey: ['avatar', userId] })
}
