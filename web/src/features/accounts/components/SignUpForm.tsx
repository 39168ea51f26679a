import recovery from '@werkplatz/content/messages/recovery.json'
import messages from '@werkplatz/content/messages/sign-up.json'
import texts from '@werkplatz/content/public/auth.json'
import { accountLimits } from '@werkplatz/contract/accounts/limits.ts'
import { invitationFieldLabels } from '@werkplatz/contract/invitations/labels.ts'
import { Link, useNavigate } from 'react-router'

import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { paths } from '../../../lib/paths.ts'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { showMessage, showToast } from '../../../ui/toast/show-message.ts'
import { newPasswordErrors } from '../new-password.ts'
import { useAuthForm } from '../use-auth-form.ts'
import { AuthSubmit } from './AuthSubmit.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'

import styles from './LoginForm.module.css'

const copy = texts.signUp
const empty = { nameFirst: '', nameLast: '', password: '', passwordRepeat: '' }

const check = (values: typeof empty) => ({
  ...(values.nameFirst.trim() === '' && { nameFirst: messages.fieldsEmpty.text }),
  ...(values.nameLast.trim() === '' && { nameLast: messages.fieldsEmpty.text }),
  ...newPasswordErrors(values),
})

export type SignUpFormProps = { token: string; email: string; onRefused: () => void }

export function SignUpForm({ token, email, onRefused }: SignUpFormProps) {
  const navigate = useNavigate()
  const { field, values, busy, formProps } = useAuthForm(
    empty,
    check,
    async ({ nameFirst, nameLast, password }, { refuse }) => {
      try {
        await call('signUp', { query: { token }, body: { nameFirst, nameLast, password } })
      } catch (error) {
        if (isApiError(error, 404)) return onRefused()
        if (isApiError(error, 400)) {
          showToast({ kind: 'error', title: error.errors.join(' '), durationMs: recovery.failed.durationMs })
          refuse(error.fields)
          return
        }
        return void showMessage(messages.saveFailed)
      }
      showMessage(messages.done)
      void navigate(paths.login(), { replace: true, state: { newcomer: nameFirst.trim(), email } })
    },
    token !== '',
  )
  return (
    <form className={styles.form} {...formProps}>
      {/* For password managers: whose password this will be. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        {...field('nameFirst')}
        label={invitationFieldLabels.nameFirst}
        autoComplete="given-name"
        maxLength={accountLimits.personName}
        required
      />
      <TextField
        {...field('nameLast')}
        label={invitationFieldLabels.nameLast}
        autoComplete="family-name"
        maxLength={accountLimits.personName}
        required
      />
      <NewPasswordFields
        password={field('password')}
        passwordRepeat={field('passwordRepeat')}
        about={[values.nameFirst, values.nameLast, email]}
      />
      <p className="small muted">
        <TermsText />
      </p>
      <AuthSubmit busy={busy} early={recovery.earlySubmit.text}>
        {copy.submit}
      </AuthSubmit>
    </form>
  )
}

/** The two documents the sentence names can be read before agreeing, without losing what is typed. */
function TermsText() {
  const [before, use, between, privacy, after] = copy.terms.split(/(Nutzungsbedingungen|Datenschutzerklärung)/)
  return (
    <>
      {before}
      <Link className="link" to={paths.termsOfUse()} target="_blank">
        {use}
      </Link>
      {between}
      <Link className="link" to={paths.privacyPolicy()} target="_blank">
        {privacy}
      </Link>
      {after}
    </>
  )
}
