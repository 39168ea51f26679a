import login from '@werkplatz/content/messages/login.json'
import recovery from '@werkplatz/content/messages/recovery.json'
import texts from '@werkplatz/content/public/auth.json'
import { accountFieldLabels } from '@werkplatz/contract/accounts/labels.ts'
import { Link } from 'react-router'

import { isApiError } from '../../../api/api-error.ts'
import { session } from '../../../api/session/session.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { useAuthForm } from '../use-auth-form.ts'
import { AuthPassword } from './AuthPassword.tsx'
import type { SecondStepNeeds } from './SecondStep.tsx'

import styles from './LoginForm.module.css'

const check = ({ email, password }: { email: string; password: string }) => ({
  ...(email.trim() === '' && { email: recovery.emailEmpty.text }),
  ...(password.trim() === '' && { password: login.fieldsEmpty.text }),
})

/** Who gets in is led on by the page, as soon as the session says so. */
export function LoginForm({ onSecondStep }: { onSecondStep: (needs: SecondStepNeeds) => void }) {
  const { field, busy, formProps } = useAuthForm(
    { email: '', password: '' },
    check,
    async ({ email, password }, { focus }) => {
      try {
        await session.logIn(email, password)
      } catch (error) {
        if (isApiError(error) && error.secondFactor) return onSecondStep(error.secondFactor)
        showMessage(login.failed, isApiError(error) ? error : {})
        focus('password')
      }
    },
  )
  return (
    <form className={styles.form} {...formProps}>
      <TextField
        {...field('email')}
        label={accountFieldLabels.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.password}>
        <AuthPassword {...field('password')} label={accountFieldLabels.password} autoComplete="current-password" />
        <Link className={`link small ${styles.forgot}`} to={paths.requestRecovery()}>
          {texts.login.forgot}
        </Link>
      </div>
      <Button type="submit" kind="primary" size="large" block busy={busy}>
        {texts.login.submit}
      </Button>
    </form>
  )
}
