import messages from '@werkplatz/content/messages/session.json'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { SignedOutReason } from '../../api/session/session-machine.ts'
import { authKey, userKey } from '../../api/session/session-store.ts'
import { session, useSession } from '../../api/session/session.ts'
import { clearDrafts, clearDraftsOfOthers, hasDrafts } from '../../lib/draft-store.ts'
import { forgetPerson } from '../../lib/forget-person.ts'
import { paths } from '../../lib/paths.ts'
import { ServerAway } from '../../ui/empty/ServerAway.tsx'
import { showMessage } from '../../ui/toast/show-message.ts'

const farewell = {
  none: messages.notLoggedIn,
  ended: messages.ended,
  loggedOut: messages.loggedOut,
} satisfies Record<SignedOutReason, unknown>

export interface SessionGateProps {
  children: ReactNode
  /** Stands in the place of the page while the session is verified. */
  waiting: ReactNode
}

/** Lets signed-in people through. Everybody else goes to the login, and from there back to the page they wanted. */
export function SessionGate({ children, waiting }: SessionGateProps) {
  const now = useSession()
  // The page behind the gate is drawn in small steps, so that whoever touches the frame meanwhile is not held up.
  // Leaving is never put off.
  const before = useDeferredValue(now)
  const state = now.phase === 'authenticated' && before.phase === 'verifying' ? before : now
  const navigate = useNavigate()
  const location = useLocation()
  const reason = state.phase === 'unauthenticated' ? state.reason : null
  const mustSetUp = state.phase === 'authenticated' && !state.setupDone && location.pathname !== paths.setup()

  useEffect(() => void session.start(), [])

  // While a remembered session is verified the mark stays as the script in the head set it.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (now.phase === 'unauthenticated') dataset['signedOut'] = ''
    if (now.phase === 'authenticated') delete dataset['signedOut']
  }, [now.phase])

  const userId = useRef<string>(null)
  useEffect(() => {
    if (state.phase !== 'authenticated') return
    userId.current = state.user.id
    clearDraftsOfOthers(state.user.id)
  }, [state])

  const sayGoodbye = useEffectEvent((why: SignedOutReason) => {
    // Whoever leaves on purpose leaves nothing behind. Whose session ended by itself finds their texts again.
    if (why === 'loggedOut') clearDrafts()
    forgetPerson([authKey, userKey])
    showMessage(farewell[why])
    if (why === 'ended' && userId.current && hasDrafts(userId.current)) showMessage(messages.textKept)
    const wanted = location.pathname + location.search + location.hash
    void navigate(paths.login(), { replace: true, state: why === 'loggedOut' ? null : { wanted } })
  })

  useEffect(() => {
    if (reason) sayGoodbye(reason)
  }, [reason])

  useEffect(() => {
    if (mustSetUp) void navigate(paths.setup(), { replace: true })
  }, [mustSetUp, navigate])

  // Nothing of the page before set-up is done: its calls would be refused, and each would say so.
  if (state.phase === 'authenticated' && !mustSetUp) return children
  if (state.phase === 'verifying' && state.unreachable)
    return <ServerAway onRetry={() => void session.lookNow()} busy={false} />
  return waiting
}
