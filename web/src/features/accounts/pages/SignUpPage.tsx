import messages from '@werkplatz/content/messages/sign-up.json'
import texts from '@werkplatz/content/public/auth.json'
import { useEffect, useState } from 'react'

import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { AuthNotice } from '../components/AuthNotice.tsx'
import { SignUpForm } from '../components/SignUpForm.tsx'
import { useMailedToken } from '../mailed-token.ts'

const copy = texts.signUp

export const meta = () => pageMeta(copy.title, copy.lead)

type Invitation = { email: string; companyName: string } | 'invalid'

export default function SignUpPage() {
  const token = useMailedToken()
  const [invitation, setInvitation] = useState<Invitation>()
  useEffect(() => {
    if (!token) return
    call('checkInvitation', { query: { token } }).then(setInvitation, (error: unknown) => {
      if (isApiError(error, 404)) setInvitation('invalid')
    })
  }, [token])
  const problem = token === null ? messages.invitationRequired : invitation === 'invalid' && messages.invitationInvalid
  return (
    <AuthFrame title={copy.title} lead={copy.lead} back={copy.back}>
      {problem ? (
        <AuthNotice text={problem.text} />
      ) : (
        <SignUpForm
          token={token ?? ''}
          email={typeof invitation === 'object' ? invitation.email : ''}
          onRefused={() => setInvitation('invalid')}
        />
      )}
    </AuthFrame>
  )
}
