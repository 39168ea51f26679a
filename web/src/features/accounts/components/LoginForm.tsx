import login from '@werkplatz/content/messages/login.json'
import recovery from '@werkplatz/content/messages/recovery.json'
import texts from '@werkplatz/content/public/auth.json'
import { type SubmitEvent, useRef, useState } from 'react'
import { Link } from 'react-router'

import { isApiError } from '../../../api/api-error.ts'
import { session } from '../../../api/session/session.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { LoginPassword } from './LoginPassword.tsx'

import styles from './LoginForm.module.css'

type FieldName = 'email' | 'password'

const empty: Record<FieldName, string> = {
  email: recovery.emailEmpty.text,
  password: login.fieldsEmpty.text,
}

/** Who gets in is led on by the page, as soon as the session says so. */
export function LoginForm() {
  const [values, setValues] = useState({ email: '', password: '' })
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const errorOf = (name: FieldName) => (values[name].trim() === '' ? empty[name] : undefined)
  const validate = (name: FieldName) => setErrors((known) => ({ ...known, [name]: errorOf(name) }))
  const change = (name: FieldName) => (value: string) => {
    setValues((known) => ({ ...known, [name]: value }))
    setErrors((known) => ({ ...known, [name]: undefined }))
  }
  const focus = (name: FieldName) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const found = { email: errorOf('email'), password: errorOf('password') }
    setErrors(found)
    if (found.email) return focus('email')
    if (found.password) return focus('password')
    setBusy(true)
    try {
      await session.logIn(values.email, values.password)
    } catch (error) {
      showMessage(login.failed, isApiError(error) ? error : {})
      focus('password')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.login.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        onChange={change('email')}
        onBlur={() => validate('email')}
        error={errors.email}
      />
      <div className={styles.password}>
        <LoginPassword
          value={values.password}
          onChange={change('password')}
          onBlur={() => validate('password')}
          error={errors.password}
        />
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
