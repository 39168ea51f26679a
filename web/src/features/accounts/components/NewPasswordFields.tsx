import texts from '@werkplatz/content/public/auth.json'
import { accountFieldLabels } from '@werkplatz/contract/accounts/labels.ts'

import { AuthPassword } from './AuthPassword.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

type FieldBinding = {
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

export type NewPasswordFieldsProps = { password: FieldBinding; passwordRepeat: FieldBinding }

export function NewPasswordFields({ password, passwordRepeat }: NewPasswordFieldsProps) {
  return (
    <>
      <AuthPassword
        {...password}
        label={accountFieldLabels.password}
        hint={texts.signUp.passwordHint}
        autoComplete="new-password"
        required
      />
      <PasswordStrength password={password.value} />
      <AuthPassword {...passwordRepeat} label={texts.signUp.passwordRepeat} autoComplete="new-password" required />
    </>
  )
}
