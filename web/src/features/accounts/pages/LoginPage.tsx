import labels from '@werkplatz/content/labels/shell.json'
import texts from '@werkplatz/content/public/auth.json'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { session, useSession } from '../../../api/session/session.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths, safeLocation } from '../../../lib/paths.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { LoginForm } from '../components/LoginForm.tsx'
import { SecondStep, type SecondStepNeeds } from '../components/SecondStep.tsx'

export const meta = () => pageMeta(labels.logIn, texts.login.lead)

const wantedOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'wanted' in state && typeof state.wanted === 'string'
    ? safeLocation(state.wanted)
    : null

export default function LoginPage() {
  const state = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const [secondStep, setSecondStep] = useState<SecondStepNeeds | null>(null)
  const isIn = state.phase === 'authenticated'
  const setupDone = isIn && state.setupDone

  useEffect(() => void session.start(), [])

  // Also for people who come here signed in, or sign in in another tab meanwhile.
  useEffect(() => {
    if (!isIn) return
    const goal = setupDone ? (wantedOf(location.state) ?? paths.dashboard()) : paths.setup()
    void navigate(goal, { replace: true })
  }, [isIn, setupDone, location.state, navigate])

  if (secondStep) {
    return (
      <AuthFrame title={texts.secondStep.title} lead={texts.secondStep.lead} back={texts.login.back}>
        <SecondStep needs={secondStep} onCancel={() => setSecondStep(null)} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={texts.login.title} lead={texts.login.lead} back={texts.login.back}>
      <LoginForm onSecondStep={setSecondStep} />
      <p className="small muted">
        {texts.login.noAccount}{' '}
        <Link className="link" to={texts.login.noAccountLink.href}>
          {texts.login.noAccountLink.label}
        </Link>
      </p>
    </AuthFrame>
  )
}
