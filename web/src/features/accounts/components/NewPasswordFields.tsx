import texts from '@werkplatz/content/public/auth.json'
import { accountFieldLabels } from '@werkplatz/contract/accounts/labels.ts'
import type { ReactNode } from 'react'

import { AuthPassword } from './AuthPassword.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

type FieldBinding = {
  name: string
  value: string
  error: ReactNode
  onChange: (value: string) => void
  onBlur: () => void
}

export type NewPasswordFieldsProps = {
  password: FieldBinding
  passwordRepeat: FieldBinding
  /** Names and addresses of the person, as far as they are known. */
  about?: readonly string[]
}

export function NewPasswordFields({ password, passwordRepeat, about }: NewPasswordFieldsProps) {
  return (
    <>
      <AuthPassword
        {...password}
        label={accountFieldLabels.password}
        hint={texts.signUp.passwordHint}
        autoComplete="new-password"
        required
      />
      {/* Beside a refusal it could only contradict it. */}
      {!password.error && <PasswordStrength password={password.value} about={about} />}
      <AuthPassword {...passwordRepeat} label={texts.signUp.passwordRepeat} autoComplete="new-password" required />
    </>
  )
}
