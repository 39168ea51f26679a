import login from '@werkplatz/content/messages/login.json'
import recovery from '@werkplatz/content/messages/recovery.json'
import sessionMessages from '@werkplatz/content/messages/session.json'
import texts from '@werkplatz/content/public/auth.json'
import { accountFieldLabels } from '@werkplatz/contract/accounts/labels.ts'
import { useEffect } from 'react'
import { Link } from 'react-router'

import { isApiError } from '../../../api/api-error.ts'
import { session } from '../../../api/session/session.ts'
import { paths } from '../../../lib/paths.ts'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { LinkedText } from '../../../ui/prose/LinkedText.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { useAuthForm } from '../use-auth-form.ts'
import { AuthPassword } from './AuthPassword.tsx'
import { AuthSubmit } from './AuthSubmit.tsx'
import type { SecondStepNeeds } from './SecondStep.tsx'

import styles from './LoginForm.module.css'

const copy = texts.login

const check = ({ email, password }: { email: string; password: string }) => ({
  ...(email.trim() === '' && { email: recovery.emailEmpty.text }),
  ...(password.trim() === '' && { password: login.fieldsEmpty.text }),
})

export type LoginFormProps = {
  /** Of somebody whose address the page before knew: only the password is left to type. */
  email?: string
  onSecondStep: (needs: SecondStepNeeds) => void
}

/** Who gets in is led on by the page, as soon as the session says so. */
export function LoginForm({ email: known = '', onSecondStep }: LoginFormProps) {
  const {
    field,
    focus: focusField,
    busy,
    formProps,
  } = useAuthForm({ email: known, password: '' }, check, async ({ email, password }, { focus, mark }) => {
    try {
      await session.logIn(email, password)
    } catch (error) {
      if (isApiError(error) && error.secondFactor) return onSecondStep(error.secondFactor)
      showMessage(login.failed, isApiError(error) ? error : {})
      if (isApiError(error, 401)) mark({ password: <LinkedText text={copy.refused} to={paths.requestRecovery()} /> })
      else if (isApiError(error, 429)) mark({ password: sessionMessages.tooManyRequests.text })
      else focus('password')
    }
  })
  useEffect(() => {
    if (known) focusField('password')
  }, [known, focusField])
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
          {copy.forgot}
        </Link>
      </div>
      <AuthSubmit busy={busy} early={login.earlySubmit.text}>
        {copy.submit}
      </AuthSubmit>
    </form>
  )
}
