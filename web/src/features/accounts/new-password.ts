// The specified rules for a new password, in the specified order.
import messages from '@werkplatz/content/messages/recovery.json'
import { accountLimits } from '@werkplatz/contract/accounts/limits.ts'

export type NewPasswordValues = { password: string; passwordRepeat: string }
export type NewPasswordErrors = Partial<Record<keyof NewPasswordValues, string>>

export function newPasswordErrors({ password, passwordRepeat }: NewPasswordValues): NewPasswordErrors {
  const errors: NewPasswordErrors = {}
  if (password === '') errors.password = messages.fieldsEmpty.text
  else if (Array.from(password).length < accountLimits.passwordMin) errors.password = messages.passwordTooShort.text
  if (passwordRepeat === '') errors.passwordRepeat = messages.fieldsEmpty.text
  else if (password !== passwordRepeat) errors.passwordRepeat = messages.passwordMismatch.text
  return errors
}
