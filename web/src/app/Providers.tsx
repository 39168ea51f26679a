import './theme/themes.gen.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'

import { isApiError } from '../api/api-error.ts'
import { useSession } from '../api/session/session.ts'
import { ConfirmHost } from '../ui/confirm/ConfirmHost.tsx'
import { useTheme } from './theme/use-theme.ts'

const retryable = (error: unknown) => isApiError(error) && (error.status === 0 || error.status >= 502)

/** One cache a person: what one may see is nothing for the next. */
const createQueryClient = (_userId: string | null) =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && retryable(error) },
    },
  })

/** What every signed-in page needs around it. Another person gets a fresh cache. */
export function Providers({ children }: { children: ReactNode }) {
  const state = useSession()
  const userId = state.phase === 'authenticated' ? state.user.id : null
  const queryClient = useMemo(() => createQueryClient(userId), [userId])
  useTheme()
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <ConfirmHost />
    </QueryClientProvider>
  )
}
