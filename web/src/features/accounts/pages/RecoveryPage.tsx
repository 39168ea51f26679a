import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs'
import messages from '@werkplatz/content/messages/recovery.json'
import texts from '@werkplatz/content/public/auth.json'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import { isApiError, refusedFields } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { useMailedToken } from '../../../lib/use-mailed-token.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { AuthHints } from '../components/AuthHints.tsx'
import { AuthSubmit } from '../components/AuthSubmit.tsx'
import { NewPasswordFields } from '../components/NewPasswordFields.tsx'
import { newPasswordErrors } from '../new-password.ts'
import { useAuthForm } from '../use-auth-form.ts'

import styles from '../components/LoginForm.module.css'

const copy = texts.pwRecovery

export const meta = () => pageMeta(copy.title, copy.lead)

export default function RecoveryPage() {
  const token = useMailedToken()
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    if (!token) return
    call('checkRecovery', { query: { token } }).catch((error: unknown) => {
      if (isApiError(error, 404)) setRefused(true)
    })
  }, [token])
  if (token === null || refused) return <NoLink />
  return (
    <AuthFrame title={copy.title} lead={copy.lead} back={texts.login.back}>
      <RecoveryForm token={token ?? ''} onRefused={() => setRefused(true)} />
    </AuthFrame>
  )
}

function NoLink() {
  const { title, why, newest, whole, login } = copy.missing
  const lead = <span role="alert">{`${messages.tokenMissing.text}. ${why}`}</span>
  return (
    <AuthFrame title={title} lead={lead} back={texts.login.back} isAnswer>
      <AuthHints
        hints={[
          { icon: IconMailOpened, text: newest },
          { icon: IconLink, text: whole },
        ]}
      >
        <ButtonLink to={copy.requestNew.href} kind="primary" size="large" block>
          {copy.requestNew.label}
        </ButtonLink>
        <ButtonLink to={login.href} kind="ghost" block>
          {login.label}
        </ButtonLink>
      </AuthHints>
    </AuthFrame>
  )
}

function RecoveryForm({ token, onRefused }: { token: string; onRefused: () => void }) {
  const navigate = useNavigate()
  const { field, busy, formProps } = useAuthForm(
    { password: '', passwordRepeat: '' },
    newPasswordErrors,
    async ({ password }, { refuse }) => {
      try {
        await call('recoverPassword', { query: { token }, body: { password } })
      } catch (error) {
        if (isApiError(error, 404)) return onRefused()
        showMessage(messages.failed, isApiError(error) ? error : {})
        return refuse(refusedFields(error))
      }
      showMessage(messages.done)
      void navigate(paths.login(), { replace: true })
    },
    token !== '',
  )
  return (
    <form className={styles.form} {...formProps}>
      <NewPasswordFields password={field('password')} passwordRepeat={field('passwordRepeat')} />
      <AuthSubmit busy={busy} early={messages.earlySubmit.text}>
        {copy.submit}
      </AuthSubmit>
    </form>
  )
}
