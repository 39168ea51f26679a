import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate, useSearchParams } from 'react-router'

export type AddressChange = Record<string, string | readonly string[] | undefined>

/** The address now, which may be later than what was rendered last. */
const asItStands = () => new URLSearchParams(window.location.search)

export const isNamed = (name: string) => asItStands().has(name)

/**
 * The state of a list lives in the address, so that going back, reloading and sending it to somebody all keep it. Typing
 * replaces the entry of the history, everything else adds one: back undoes one choice.
 */
export function useAddress() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const isLeaving = useLeaving()
  const change = useCallback(
    (changes: AddressChange, how: 'add' | 'replace' = 'add') => {
      // Words that arrive late must not call back whoever has opened something meanwhile.
      if (how === 'replace' && isLeaving()) return
      const next = asItStands()
      for (const [name, value] of Object.entries(changes)) {
        next.delete(name)
        for (const one of [value ?? []].flat()) next.append(name, one)
      }
      void navigate(`?${next.toString()}`, { replace: how === 'replace', preventScrollReset: true })
    },
    [navigate, isLeaving],
  )
  return [params, change] as const
}

/** Whether another page is on its way, or is the address already and only not drawn yet. */
function useLeaving() {
  const { pathname } = useLocation()
  const router = use(DataRouterContext)?.router
  return useCallback(() => {
    // Asked of the router: what `useNavigation` says comes with a later drawing, and a click in between would be lost.
    const next = router?.state.navigation.location
    return (next !== undefined && next.pathname !== pathname) || window.location.pathname !== pathname
  }, [router, pathname])
}
