import { useQuery } from '@tanstack/react-query'
import type { AdminFigures } from '@werkplatz/contract/figures/schemas.ts'

import { figuresQuery } from '../../features/figures/api.ts'
import { reportCountsQuery } from '../../features/moderation/api.ts'
import { paths } from '../../lib/paths.ts'
import type { AdminSection } from './admin-sections.ts'

/** What waits in the areas somebody has. Reports are those of the queue itself: bar and page say the same number. */
export function useWaiting(sections: readonly AdminSection[]): AdminFigures['waiting'] {
  const has = (path: string) => sections.some(({ to }) => to === path)
  const { data: figures } = useQuery({ ...figuresQuery, enabled: has(paths.adminJobs()) })
  const { data: counts } = useQuery({ ...reportCountsQuery, enabled: has(paths.adminReports()) })
  return { reports: counts?.open ?? null, deadLetters: figures?.waiting.deadLetters ?? null }
}
