import labels from '@werkplatz/content/labels/shell.json'
import texts from '@werkplatz/content/public/auth.json'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { session, useSession } from '../../../api/session/session.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths, safeLocation } from '../../../lib/paths.ts'
import { useArrival } from '../../../lib/use-arrival.ts'
import { clearErrors } from '../../../ui/toast/show-message.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { LoginForm } from '../components/LoginForm.tsx'
import { SecondStep, type SecondStepNeeds } from '../components/SecondStep.tsx'

const copy = texts.login

export const meta = () => pageMeta(labels.logIn, copy.lead)

const wantedOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'wanted' in state && typeof state.wanted === 'string'
    ? safeLocation(state.wanted)
    : null

export default function LoginPage() {
  const state = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const newcomer = useArrival('newcomer')
  const email = useArrival('email')
  const [secondStep, setSecondStep] = useState<SecondStepNeeds | null>(null)
  const isIn = state.phase === 'authenticated'
  const setupDone = isIn && state.setupDone

  useEffect(() => void session.start(), [])

  // Also for people who come here signed in, or sign in in another tab meanwhile.
  useEffect(() => {
    if (!isIn) return
    clearErrors()
    const goal = setupDone ? (wantedOf(location.state) ?? paths.dashboard()) : paths.setup()
    void navigate(goal, { replace: true })
  }, [isIn, setupDone, location.state, navigate])

  if (secondStep) {
    return (
      <AuthFrame title={texts.secondStep.title} lead={texts.secondStep.lead} back={copy.back}>
        <SecondStep needs={secondStep} onCancel={() => setSecondStep(null)} />
      </AuthFrame>
    )
  }
  if (newcomer) {
    return (
      <AuthFrame title={fillIn(copy.welcome, { nameFirst: newcomer })} lead={copy.welcomeLead} back={copy.back}>
        <LoginForm key={email} email={email ?? ''} onSecondStep={setSecondStep} />
        <p className="small muted">{copy.welcomeTip}</p>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={copy.title} lead={copy.lead} back={copy.back}>
      <LoginForm key={email} email={email ?? ''} onSecondStep={setSecondStep} />
      <p className="small muted">
        {copy.noAccount}{' '}
        <Link className="link" to={copy.noAccountLink.href}>
          {copy.noAccountLink.label}
        </Link>
      </p>
    </AuthFrame>
  )
}
