import messages from '@werkplatz/content/messages/settings.json'
import texts from '@werkplatz/content/public/security.json'
import { accountFieldLabels } from '@werkplatz/contract/accounts/labels.ts'
import { accountLimits } from '@werkplatz/contract/accounts/limits.ts'
import type { FieldProblem } from '@werkplatz/contract/rules/errors.ts'

import { isApiError, refusedFields } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { useUser } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { PasswordField } from '../../../ui/form/fields/PasswordField.tsx'
import { FormSection } from '../../../ui/form/frame/FormSection.tsx'
import { showToast } from '../../../ui/toast/show-message.ts'
import { activeSessionsQuery } from '../api.ts'
import { useAuthForm } from '../use-auth-form.ts'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

import styles from './PasswordSection.module.css'

const copy = texts.password
const empty = { oldPassword: '', newPassword: '', newPasswordRepeat: '' }

function check(values: typeof empty) {
  const errors: Partial<Record<keyof typeof empty, string>> = {}
  for (const name of Object.keys(empty) as (keyof typeof empty)[]) {
    if (values[name] === '') errors[name] = messages.passwordFieldsEmpty.text
  }
  if (values.newPassword && Array.from(values.newPassword).length < accountLimits.passwordMin)
    errors.newPassword = messages.passwordTooShort.text
  if (values.newPasswordRepeat && values.newPasswordRepeat !== values.newPassword) {
    errors.newPasswordRepeat = messages.passwordMismatch.text
  }
  return errors
}

/** The present password may be forgotten: then a sentence alone helps nobody. */
const refusal = ({ path, sentence }: FieldProblem) =>
  [path, path === 'oldPassword' ? <ForgottenPassword key={path} sentence={sentence} /> : sentence] as const

export function PasswordSection() {
  const user = useUser()
  const act = useAction()
  const form = useAuthForm(empty, check, async ({ oldPassword, newPassword }, { reset, mark }) => {
    const isDone = await act({
      run: () => call('changePassword', { body: { oldPassword, newPassword } }),
      done: messages.passwordChanged,
      failed: null,
      onFailed: (error) => {
        const text = isApiError(error, 400) ? error.errors.join(' ') : undefined
        const { durationMs, text: title } = messages.passwordChangeFailed
        showToast({ kind: 'error', title, ...(text && { text }), durationMs })
        mark(Object.fromEntries(refusedFields(error).map(refusal)))
      },
      // The other sessions are over.
      invalidates: [activeSessionsQuery.queryKey],
    })
    if (isDone) reset()
  })
  const newPassword = form.field('newPassword')
  return (
    <FormSection title={copy.title} text={copy.lead}>
      <form className={styles.form} {...form.formProps}>
        <PasswordField
          {...form.field('oldPassword')}
          label={accountFieldLabels.oldPassword}
          autoComplete="current-password"
          required
        />
        <div className={styles.new}>
          <PasswordField {...newPassword} label={accountFieldLabels.newPassword} autoComplete="new-password" required />
          {!newPassword.error && (
            <PasswordStrength password={newPassword.value} about={user ? [user.nameFirst, user.nameLast] : []} />
          )}
        </div>
        <PasswordField {...form.field('newPasswordRepeat')} label={copy.repeat} autoComplete="new-password" required />
        <Button type="submit" kind="primary" busy={form.busy}>
          {copy.submit}
        </Button>
      </form>
    </FormSection>
  )
}
