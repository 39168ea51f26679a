import './theme/themes.gen.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { isAway } from '../api/api-error.ts'
import { repeatFirstReads } from '../api/first-reads.ts'
import { useSession } from '../api/session/session.ts'
import { ConfirmHost } from '../ui/confirm/ConfirmHost.tsx'
import { useTheme } from './theme/use-theme.ts'

const ASK_AGAIN_MS = 10_000

function createQueryClient() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isAway(error),
        // What is on screen and never came is there soon after the server is.
        refetchInterval: ({ state }) => state.data === undefined && isAway(state.error) && ASK_AGAIN_MS,
      },
    },
  })
  repeatFirstReads(queryClient)
  return queryClient
}

let known: { userId: string | null; queryClient: QueryClient } | undefined

/** One cache a person: what one may see is nothing for the next. It outlives a page that breaks, shell and all. */
function queryClientOf(userId: string | null): QueryClient {
  if (known?.userId !== userId) known = { userId, queryClient: createQueryClient() }
  return known.queryClient
}

/** What every signed-in page needs around it. Another person gets a fresh cache. */
export function Providers({ children }: { children: ReactNode }) {
  const state = useSession()
  const userId = state.phase === 'authenticated' ? state.user.id : null
  const queryClient = queryClientOf(userId)
  useTheme()
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <ConfirmHost />
    </QueryClientProvider>
  )
}
