// Every feature's live.ts, plugged into the one connection as long as its person is signed in. They are found by their name.
import type { QueryClient } from '@tanstack/react-query'

import type { LiveTable } from '../live/connection.ts'

type TableOf = (userId: string, queryClient: QueryClient) => LiveTable

export const liveTables = Object.values(
  import.meta.glob<TableOf>('../features/*/live.ts', { eager: true, import: 'liveTable' }),
)
