import { use, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate, useNavigation } from 'react-router'

/** Leads on in place of this address. Skipped while another page is on its way: the click that asked for it would be lost. */
export function LeadTo({ to }: { to: string }) {
  const navigate = useNavigate()
  const router = use(DataRouterContext)?.router
  // Drawn later than the router knows it, so it only says when to look again.
  const { state } = useNavigation()
  useEffect(() => {
    if (router?.state.navigation.state === 'idle') void navigate(to, { replace: true })
  }, [router, navigate, to, state])
  return null
}
