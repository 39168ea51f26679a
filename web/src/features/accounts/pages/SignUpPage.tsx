import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import messages from '@werkplatz/content/messages/sign-up.json'
import texts from '@werkplatz/content/public/auth.json'
import { useEffect, useState } from 'react'

import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { useMailedToken } from '../../../lib/use-mailed-token.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { AuthHints } from '../components/AuthHints.tsx'
import { SignUpForm } from '../components/SignUpForm.tsx'

const copy = texts.signUp

export const meta = () => pageMeta(copy.title, copy.lead)

/** A notice: new accounts are switched off, and the link is good later. */
type Invitation = { email: string; companyName: string } | 'invalid' | { notice: string }

export default function SignUpPage() {
  const token = useMailedToken()
  const [invitation, setInvitation] = useState<Invitation>()
  useEffect(() => {
    if (!token) return
    call('checkInvitation', { query: { token } }).then(setInvitation, (error: unknown) => {
      if (isApiError(error, 404)) setInvitation('invalid')
      if (isApiError(error) && error.code === 'switched_off') setInvitation({ notice: error.detail })
    })
  }, [token])
  if (token === null) return <NoInvitation title={copy.missing.title} sentence={messages.invitationRequired.text} />
  if (invitation === 'invalid') {
    return <NoInvitation title={copy.missing.invalidTitle} sentence={messages.invitationInvalid.text} />
  }
  if (invitation && 'notice' in invitation) {
    const { login } = copy.missing
    return (
      <AuthFrame title={copy.title} lead={<span role="alert">{invitation.notice}</span>} back={copy.back} isAnswer>
        <ButtonLink to={login.href} kind="ghost" block>
          {login.label}
        </ButtonLink>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={copy.title} lead={copy.lead} back={copy.back}>
      <SignUpForm token={token ?? ''} email={invitation?.email ?? ''} onRefused={() => setInvitation('invalid')} />
    </AuthFrame>
  )
}

function NoInvitation({ title, sentence }: { title: string; sentence: string }) {
  const { why, open, ask, register, login } = copy.missing
  return (
    <AuthFrame title={title} lead={<span role="alert">{`${sentence} ${why}`}</span>} back={copy.back} isAnswer>
      <AuthHints
        hints={[
          { icon: IconMailOpened, text: open },
          { icon: IconUserCheck, text: ask },
        ]}
      >
        <ButtonLink to={register.href} kind="primary" size="large" block>
          {register.label}
        </ButtonLink>
        <ButtonLink to={login.href} kind="ghost" block>
          {login.label}
        </ButtonLink>
      </AuthHints>
    </AuthFrame>
  )
}
