import { useSession } from '../../api/session/session.ts'
import { useRememberedFilter } from '../../lib/use-remembered-filter.ts'
import { filterLabels } from './labels.ts'

export const filterKey = 'werkplatz.activities.filter'

/** The filters this person has, and the one in force: of the address, else the last choice, else the open ones. */
export function useListFilter() {
  const state = useSession()
  const permissions: readonly string[] = state.phase === 'authenticated' ? state.credentials.permissions : []
  const allowed = filterLabels.filter(({ permission }) => !permission || permissions.includes(permission))
  const current = useRememberedFilter(
    filterKey,
    allowed.map(({ filter }) => filter),
  )
  return { allowed, current }
}

/** Apprentices look for something to do: what they are shown first differs. */
export function useIsApprentice(): boolean {
  const state = useSession()
  return state.phase === 'authenticated' && state.credentials.roles.includes('APPRENTICE')
}
