import messages from '@werkplatz/content/messages/recovery.json'
import sessionMessages from '@werkplatz/content/messages/session.json'
import texts from '@werkplatz/content/public/auth.json'
import { accountFieldLabels } from '@werkplatz/contract/accounts/labels.ts'
import { useNavigate } from 'react-router'

import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { useAuthForm } from '../use-auth-form.ts'

import styles from '../components/LoginForm.module.css'

const copy = texts.requestRecovery

export const meta = () => pageMeta(copy.title, copy.lead)

export default function RequestRecoveryPage() {
  const navigate = useNavigate()
  const { field, busy, formProps } = useAuthForm(
    { email: '' },
    ({ email }) => (email.trim() === '' ? { email: messages.emailEmpty.text } : {}),
    async ({ email }) => {
      try {
        await call('requestRecovery', { body: { email } })
      } catch (error) {
        // Only what says nothing about the address is told apart: nothing was asked at all.
        if (!isApiError(error) || error.status !== 400) {
          return void showMessage(
            isApiError(error, 429) ? sessionMessages.tooManyRequests : sessionMessages.serverUnavailable,
          )
        }
      }
      showMessage(messages.mailSent)
      void navigate(paths.home())
    },
  )
  return (
    <AuthFrame title={copy.title} lead={copy.lead} back={copy.back}>
      <form className={styles.form} {...formProps}>
        <TextField
          {...field('email')}
          label={accountFieldLabels.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" kind="primary" size="large" block busy={busy}>
          {copy.submit}
        </Button>
      </form>
    </AuthFrame>
  )
}
