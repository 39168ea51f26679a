import type { ActivityFilter } from '@werkplatz/contract/activities/schemas.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

import { useSession } from '../../api/session/session.ts'
import { filterWords } from './words.ts'

export const filterKey = 'werkplatz.activities.filter'

const remembered = () => {
  try {
    return localStorage.getItem(filterKey)
  } catch {
    return null
  }
}

/** The filters this person has, and the one in force: of the address, else the last choice, else the open ones. */
export function useListFilter() {
  const state = useSession()
  const [search] = useSearchParams()
  const permissions: readonly string[] = state.phase === 'authenticated' ? state.credentials.permissions : []
  const allowed = filterWords.filter(({ permission }) => !permission || permissions.includes(permission))
  const find = (name: string | null) => allowed.find(({ filter }) => filter === name?.toUpperCase())?.filter
  const current: ActivityFilter = find(search.get('filter')) ?? find(remembered()) ?? 'OPEN'
  useEffect(() => {
    try {
      localStorage.setItem(filterKey, current)
    } catch {
      // A full or closed store only costs the memory of the choice.
    }
  }, [current])
  return { allowed, current }
}
